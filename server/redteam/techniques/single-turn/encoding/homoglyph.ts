import { encodeHomoglyphs } from '../../../../transforms/letters/homoglyphs.ts'
import { keyWordOf } from '../../attack-slots.ts'
import { disturbedTechnique } from '../../encoded.ts'

const label = {
  en: 'letters of another keyboard',
  fr: 'lettres d’un autre clavier',
  de: 'Buchstaben einer anderen Tastatur',
  es: 'letras de otro teclado',
}

/** The goal in look-alike letters. Source and known misses as stated in it. */
export const homoglyph = disturbedTechnique({
  id: 'obf.homoglyph',
  name: 'Look-alike letters',
  mechanism: 'Letters of the request are replaced by others that look the same, from Cyrillic, Greek or Armenian.',
  source: 'idea: NVIDIA/garak probes/smuggling.py; promptfoo strategies/homoglyph.ts',
  knownMisses: 'Targets that fold look-alikes first see the plain request.',
  disguises: [
    { name: 'homoglyphs', label, apply: (goal) => encodeHomoglyphs(goal) },
    {
      name: 'homoglyphs-in-key-word',
      label,
      apply: (goal) => goal.replaceAll(keyWordOf(goal), (word) => encodeHomoglyphs(word)),
    },
  ],
})
