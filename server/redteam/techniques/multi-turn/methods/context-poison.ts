import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/context-poison.json' with { type: 'json' }
import { poisoningTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `ctx.poison`: plants false background facts, has them repeated, and rests the goal on them. Misses: targets that take facts about themselves from their owner only. */
export const contextPoison: Technique = scripted({
  about: {
    id: 'ctx.poison',
    name: 'Context poisoning',
    mechanism: 'Plants false background facts, has them repeated, and rests the goal on them.',
    multiTurn: true,
    needs: [],
    taxonomy: poisoningTaxonomy,
    source: 'Idea: context poisoning in deepteam; wording is ours.',
    knownMisses: 'Targets that take facts about themselves from their owner only.',
  },
  wordings: words.stages,
  purposes: ['plant the facts', 'have them used', 'rest the goal on them'],
  takesBack: false,
  hasLead: false,
})
