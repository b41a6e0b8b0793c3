import { dropVowels } from '../../../../transforms/letters/vowel-drop.ts'
import { disturbedTechnique } from '../../encoded.ts'

const label = { en: 'without vowels', fr: 'sans voyelles', de: 'ohne Vokale', es: 'sin vocales' }

/** The goal without vowels. Source and known misses as stated in it. */
export const vowelDrop = disturbedTechnique({
  id: 'obf.vowel_drop',
  name: 'Dropped vowels',
  mechanism: 'The vowels of longer words are missing, as in notes; the sense survives and lists of words do not match.',
  source: 'idea: agentic_security probe_data/stenography_fn.py',
  knownMisses: 'Words that differ in vowels only are confused.',
  disguises: [
    { name: 'vowel-drop', label, apply: (goal) => dropVowels(goal) },
    { name: 'vowel-drop', label, apply: (goal) => dropVowels(goal).toUpperCase() },
  ],
})
