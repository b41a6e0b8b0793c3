import { plainLetters } from '../../../../text/folding/plain-letters.ts'
import { encodeBraille } from '../../../../transforms/encodings/braille.ts'
import { encodedTechnique } from '../../encoded.ts'

/** The goal in Braille cells. Source and known misses as stated in it. */
export const braille = encodedTechnique({
  id: 'enc.braille',
  name: 'Braille',
  mechanism: 'The request stands in Unicode Braille cells, letter by letter.',
  source: 'idea: NVIDIA/garak probes/encoding.py; PyRIT prompt_converter/braille_converter.py',
  knownMisses: 'Accents and rare signs are lost; contracted Braille is not used.',
  disguises: [
    { name: 'braille', label: 'Braille', apply: (goal) => encodeBraille(plainLetters(goal)) },
    { name: 'braille', label: 'Braille (Unicode)', apply: (goal) => encodeBraille(plainLetters(goal).toLowerCase()) },
  ],
})
