import { encodeLeet } from '../../../../transforms/letters/leet.ts'
import { disturbedTechnique } from '../../encoded.ts'
import { mixCapitals } from '../../noise.ts'

/** The goal in leetspeak. Source and known misses as stated in it. */
export const leet = disturbedTechnique({
  id: 'obf.leet',
  name: 'Leetspeak',
  mechanism: 'Vowels and some consonants of the request are written as the digits that look like them.',
  source: 'idea: NVIDIA/garak probes/encoding.py; promptfoo strategies/leetspeak.ts; deepteam leetspeak',
  knownMisses: 'Digits of the request itself become ambiguous.',
  disguises: [
    { name: 'leet', label: 'leetspeak', apply: (goal) => encodeLeet(goal) },
    { name: 'leet', label: 'l33t', apply: (goal, random) => encodeLeet(mixCapitals(goal, random)) },
  ],
})
