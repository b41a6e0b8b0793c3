import { plainLetters } from '../../../../text/folding/plain-letters.ts'
import { encodeNato } from '../../../../transforms/ciphers/nato.ts'
import { encodedTechnique } from '../../encoded.ts'

const label = {
  en: 'NATO phonetic alphabet',
  fr: 'alphabet phonétique de l’OTAN',
  de: 'NATO-Buchstabiertafel',
  es: 'alfabeto fonético de la OTAN',
}

/** The goal spelt in the NATO alphabet. Source and known misses as stated in it. */
export const nato = encodedTechnique({
  id: 'enc.nato',
  name: 'Phonetic alphabet',
  mechanism: 'Each letter of the request is spelt as a word (alfa, bravo, …), as on the radio.',
  source: 'idea: NVIDIA/garak probes/encoding.py; PyRIT prompt_converter/nato_converter.py',
  knownMisses: 'Case, accents and punctuation are lost; the message becomes six times as long.',
  disguises: [
    { name: 'nato', label, apply: (goal) => encodeNato(plainLetters(goal)) },
    { name: 'nato', label, apply: (goal) => encodeNato(plainLetters(goal)).toUpperCase().replaceAll(' SPACE ', ' / ') },
  ],
})
