import { encodePunctuationInWords } from '../../../../transforms/letters/punctuation-in-words.ts'
import { disturbedTechnique } from '../../encoded.ts'
import { sprinkleSigns, swapLetters } from '../../noise.ts'

const typos = { en: 'typing mistakes', fr: 'fautes de frappe', de: 'Tippfehler', es: 'erratas' }
const signs = { en: 'stray signs', fr: 'signes parasites', de: 'verirrte Zeichen', es: 'signos sueltos' }

/** The goal with typing mistakes. Source and known misses as stated in it. */
export const noise = disturbedTechnique({
  id: 'obf.charswap_noise',
  name: 'Typing noise',
  mechanism: 'Neighbouring letters change places and signs stand inside words, so that no listed word matches.',
  source: 'idea: PyRIT prompt_converter/charswap_attack_converter.py, insert_punctuation_converter.py',
  knownMisses: 'Filters that work on meaning are hardly disturbed.',
  disguises: [
    { name: 'swapped-letters', label: typos, apply: (goal, random) => swapLetters(goal, random) },
    { name: 'stray-signs', label: signs, apply: sprinkleSigns },
    { name: 'punctuation-in-words', label: signs, apply: (goal) => encodePunctuationInWords(goal) },
  ],
})
