import { disturbedTechnique } from '../../encoded.ts'
import { numberedWords, shuffleInWords } from '../../noise.ts'

/** The goal with its letters or words out of order. Source and known misses as stated in it. */
export const shuffle = disturbedTechnique({
  id: 'obf.shuffle',
  name: 'Shuffled text',
  mechanism: 'Inner letters are out of order, or the words are and carry their numbers; models still understand.',
  source: 'idea: cyberark/FuzzyAI handlers/attacks/shuffle_inconsistency; LLAMATOR shuffle.py',
  knownMisses: 'Short words stay as they are; names in the request may be read wrongly.',
  disguises: [
    {
      name: 'shuffled-letters',
      label: { en: 'letters mixed up', fr: 'lettres mélangées', de: 'Buchstaben vertauscht', es: 'letras mezcladas' },
      apply: shuffleInWords,
    },
    {
      name: 'numbered-words',
      label: {
        en: 'words to be put in the order of their numbers',
        fr: 'mots à remettre dans l’ordre de leurs numéros',
        de: 'Wörter in der Reihenfolge ihrer Nummern zu lesen',
        es: 'palabras que hay que ordenar por su número',
      },
      apply: numberedWords,
    },
  ],
})
