import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/mischievous-user.json' with { type: 'json' }
import { persuasionTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.mischievous_user`: a plausible customer who bends the rules a little more with every turn: hearsay, loyalty, haste. Misses: stays in the tone of a customer: goals that no customer has are asked oddly. */
export const mischievousUser: Technique = scripted({
  about: {
    id: 'mt.mischievous_user',
    name: 'Mischievous user',
    mechanism: 'A plausible customer who bends the rules a little more with every turn: hearsay, loyalty, haste.',
    multiTurn: true,
    needs: [],
    taxonomy: persuasionTaxonomy,
    source: 'Idea: mischievousUser in promptfoo; wording is ours.',
    knownMisses: 'Stays in the tone of a customer: goals that no customer has are asked oddly.',
  },
  wordings: words.stages,
  // A customer of long standing is nobody of the staff.
  hasLead: false,
  purposes: ['ask about exceptions', 'tease with hearsay', 'appeal to loyalty', 'ask just this once for the goal'],
})
