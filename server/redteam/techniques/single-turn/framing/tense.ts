import { tenses } from '../../../wordings/single-turn/frames.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The request is asked as something that was, or will be, answered at another time. Source and known misses as stated in it. */
export const tense = singleTurn({
  about: {
    id: 'frame.tense',
    name: 'Past and future',
    mechanism: 'The request is asked as something that was, or will be, answered at another time.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: NVIDIA/garak probes/phrasing.py; FuzzyAI back_to_the_past; PyRIT tense_converter',
    knownMisses: 'The frame is in another tense, the quoted request is not: rewriting it needs an LLM.',
  },
  tries: 'Ask how it was or will be answered at another time.',
  wordings: tenses,
})
