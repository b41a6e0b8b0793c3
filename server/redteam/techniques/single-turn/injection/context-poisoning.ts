import { poisons } from '../../../wordings/single-turn/context.ts'
import { singleTurn } from '../../single-turn.ts'
import { poisoningTaxonomy } from '../../taxonomies.ts'

/** False facts about changed rules or agreements come first, the request relies on them. Source and known misses as stated in it. */
export const contextPoisoning = singleTurn({
  about: {
    id: 'ctx.poison_single',
    name: 'Context poisoning in one message',
    mechanism: 'False facts about changed rules or agreements come first, the request relies on them.',
    taxonomy: poisoningTaxonomy,
    source: 'idea: deepteam attacks/single_turn/context_poisoning',
    knownMisses: 'In one message the facts are as untrusted as the request.',
  },
  tries: 'State false facts that allow it, then ask.',
  wordings: poisons,
})
