import { encodeCombiningMarks } from '../../../../transforms/letters/combining-marks.ts'
import { disturbedTechnique } from '../../encoded.ts'
import type { Disguise } from '../../single-turn.ts'

/** The goal under combining marks. Source and known misses as stated in it. */
export const zalgo = disturbedTechnique({
  id: 'obf.zalgo',
  name: 'Stacked marks',
  mechanism: 'Combining marks strike through, underline or overgrow each letter of the request.',
  source: 'idea: NVIDIA/garak probes/encoding.py; PyRIT prompt_converter/diacritic_converter.py',
  knownMisses: 'Targets that strip marks see the plain request; tokenisers may lose letters.',
  disguises: ['\u0336', '\u0332', '\u0337\u0353\u030d'].map(marked),
})

function marked(marks: string): Disguise {
  return {
    name: 'combining-marks',
    label: {
      en: 'letters with marks on them',
      fr: 'lettres chargées de signes',
      de: 'Buchstaben mit Zeichen darauf',
      es: 'letras con marcas encima',
    },
    apply: (goal) => encodeCombiningMarks(goal, marks),
  }
}
