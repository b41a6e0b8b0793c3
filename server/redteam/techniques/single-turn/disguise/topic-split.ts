import { topicSplits } from '../../../wordings/single-turn/frames.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The request stands as one item among harmless ones of the same form. Source and known misses as stated in it. */
export const topicSplit = singleTurn({
  about: {
    id: 'frame.topic_split',
    name: 'Topic splitting',
    mechanism: 'The request stands as one item among harmless ones of the same form.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: garak docs/source/probes/goat.rst',
    knownMisses: 'Targets may answer the harmless items and skip one.',
  },
  tries: 'Hide the request among harmless items.',
  wordings: topicSplits,
})
