import { dualResponses } from '../../../wordings/single-turn/frames.ts'
import { nameSlot } from '../../name-slots.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** Two answers are asked for, one by the rules and one without any. Source and known misses as stated in it. */
export const dualResponse = singleTurn({
  about: {
    id: 'frame.dual_response',
    name: 'Dual response',
    mechanism: 'Two answers are asked for, one by the rules and one without any.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: garak docs/source/probes/goat.rst',
    knownMisses: 'The free answer may be as careful as the other.',
  },
  tries: 'Ask for a careful and a free answer.',
  wordings: dualResponses,
  slots: nameSlot,
})
