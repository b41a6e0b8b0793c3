import { suppressions } from '../../../wordings/single-turn/frames.ts'
import { bansSlot } from '../../refusal-bans.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The words of refusals are banned, this target's own first. Source and known misses as stated in it. */
export const refusalSuppression = singleTurn({
  about: {
    id: 'frame.refusal_suppress',
    name: 'Refusal suppression',
    mechanism: 'Apologies and the words of refusals are banned, first of all those that this target was heard to use.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: garak docs/source/probes/goat.rst',
    knownMisses: 'Targets refuse in other words.',
  },
  tries: 'Ban the words with which it refuses.',
  wordings: suppressions,
  slots: bansSlot,
})
