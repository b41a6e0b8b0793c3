import { maskedFills } from '../../../wordings/single-turn/masks.ts'
import { maskWords } from '../../masked-goal.ts'
import { type Disguise, singleTurn } from '../../single-turn.ts'
import { obfuscationTaxonomy } from '../../taxonomies.ts'

const lookUp: Disguise = {
  name: 'masked-words',
  label: '',
  apply: (goal, random) => {
    const { masked, words } = maskWords(goal, random)
    return {
      payload: masked,
      masked,
      list: words.map((word, i) => `${i + 1} = ${word}`).join(', '),
      positions: words.map((word, i) => `[${i + 1}] ${word}`).join('; '),
    }
  },
}

/** Key words masked and looked up in a list. Source and known misses as stated in it. */
export const sata = singleTurn({
  about: {
    id: 'mask.sata',
    name: 'Masked words with a simple task',
    mechanism:
      'Up to three words of the request are blanks, which a simple task has the target fill in before it answers.',
    taxonomy: obfuscationTaxonomy,
    source: 'idea: NVIDIA/garak probes/sata.py',
    knownMisses: 'The words stand elsewhere in the message: filters of single words still see them.',
  },
  tries: 'Mask the key words and have them filled in first.',
  wordings: maskedFills,
  disguises: [lookUp],
})
