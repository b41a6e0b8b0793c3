import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/single-turn-crescendo.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.single_turn_crescendo`: packs the steps of a crescendo into one message whose last step is the goal. Misses: filters that read the last sentence of a message see the goal. */
export const singleTurnCrescendo: Technique = scripted({
  about: {
    id: 'mt.single_turn_crescendo',
    name: 'Single-turn crescendo',
    mechanism: 'Packs the steps of a crescendo into one message whose last step is the goal.',
    multiTurn: false,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: microsoft/PyRIT issue 1657; wording is ours.',
    knownMisses: 'Filters that read the last sentence of a message see the goal.',
  },
  wordings: words.stages,
  purposes: ['give all steps at once, the goal as the last'],
})
