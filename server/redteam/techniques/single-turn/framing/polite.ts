import { politenesses } from '../../../wordings/single-turn/frames.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The plain request between friendly words: shows what the target gives when merely asked. Source and known misses as stated in it. */
export const polite = singleTurn({
  about: {
    id: 'frame.polite',
    name: 'Politeness',
    mechanism: 'The plain request between friendly words: shows what the target gives when merely asked.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: FuzzyAI please',
    knownMisses: 'Hardly an attack; it is the baseline that others are compared with.',
  },
  tries: 'Ask plainly and politely.',
  wordings: politenesses,
})
