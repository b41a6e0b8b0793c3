import { authorities } from '../../../wordings/single-turn/persuasion.ts'
import { nameSlot } from '../../name-slots.ts'
import { singleTurn } from '../../single-turn.ts'
import { persuasionTaxonomy } from '../../taxonomies.ts'

/** A superior, auditor or authority demands the answer. Source and known misses as stated in it. */
export const authority = singleTurn({
  about: {
    id: 'persuade.authority',
    name: 'Authority',
    mechanism: 'A superior, auditor or authority demands the answer.',
    taxonomy: persuasionTaxonomy,
    source: 'idea: deepteam attacks/single_turn/authority_escalation',
    knownMisses: 'Targets that cannot verify anybody are not impressed.',
  },
  tries: 'Demand it with the voice of an authority.',
  wordings: authorities,
  slots: nameSlot,
})
