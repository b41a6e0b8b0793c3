import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/skeleton-key.json' with { type: 'json' }
import { overrideTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `ctx.skeleton_key`: asks to add a warning instead of refusing from now on, then asks for the goal. Misses: targets that do not agree to change how they work. */
export const skeletonKey: Technique = scripted({
  about: {
    id: 'ctx.skeleton_key',
    name: 'Skeleton key',
    mechanism: 'Asks to add a warning instead of refusing from now on, then asks for the goal.',
    multiTurn: true,
    needs: [],
    taxonomy: overrideTaxonomy,
    source: 'Idea: skeleton key in PyRIT; wording is ours.',
    knownMisses: 'Targets that do not agree to change how they work.',
  },
  wordings: words.stages,
  purposes: ['widen the way of working', 'ask for the goal under it'],
  holdsOn: false,
  hasLead: false,
})
