import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/sequential.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.sequential`: puts the goal as the last item of a question bank or a card game whose earlier items are harmless. Misses: targets that answer item by item with care. */
export const sequential: Technique = scripted({
  about: {
    id: 'mt.sequential',
    name: 'Question bank or game',
    mechanism: 'Puts the goal as the last item of a question bank or a card game whose earlier items are harmless.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: SequentialBreak in deepteam; wording is ours.',
    knownMisses: 'Targets that answer item by item with care.',
  },
  wordings: words.stages,
  purposes: ['open the series', 'second item, harmless', 'third item, harmless', 'last item, the goal'],
  holdsOn: false,
})
