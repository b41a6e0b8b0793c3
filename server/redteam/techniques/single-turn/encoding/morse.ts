import { plainLetters } from '../../../../text/folding/plain-letters.ts'
import { encodeMorse } from '../../../../transforms/ciphers/morse.ts'
import { encodedTechnique } from '../../encoded.ts'

/** The goal in Morse code. Source and known misses as stated in it. */
export const morse = encodedTechnique({
  id: 'enc.morse',
  name: 'Morse code',
  mechanism: 'The request stands in dots and dashes, which models know by heart and filters of words do not see.',
  source: 'idea: NVIDIA/garak probes/encoding.py; promptfoo strategies/otherEncodings.ts',
  knownMisses: 'Case and accents are lost.',
  disguises: [
    {
      name: 'morse',
      label: { en: 'Morse code', fr: 'code Morse', de: 'Morsecode', es: 'código Morse' },
      apply: (goal) => encodeMorse(plainLetters(goal)),
    },
    {
      name: 'morse-typographic',
      label: { en: 'Morse code', fr: 'code Morse', de: 'Morsecode', es: 'código Morse' },
      apply: (goal) => encodeMorse(plainLetters(goal)).replaceAll('.', '·').replaceAll('-', '−'),
    },
  ],
})
