import { plainLetters } from '../../../../text/folding/plain-letters.ts'
import { encodeRot } from '../../../../transforms/ciphers/rot.ts'
import { encodedTechnique } from '../../encoded.ts'

/** The goal in ROT13. Source and known misses as stated in it. */
export const rot13 = encodedTechnique({
  id: 'cipher.rot13',
  name: 'ROT13',
  mechanism: 'Each letter of the request is moved on by 13 places; models undo it from memory.',
  source: 'idea: NVIDIA/garak probes/encoding.py; promptfoo strategies/rot13.ts; deepteam attacks/single_turn/rot13',
  knownMisses: 'Accents and digits stay readable or are dropped; weak models make up a plausible plain text.',
  disguises: [
    { name: 'rot13', label: 'ROT13', apply: (goal) => encodeRot(goal, 13) },
    { name: 'rot13', label: 'ROT13', apply: (goal) => encodeRot(plainLetters(goal).toLowerCase(), 13) },
  ],
})
