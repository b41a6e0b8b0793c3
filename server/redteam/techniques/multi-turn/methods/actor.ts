import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/actor.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.actor`: asks about people who have to do with the matter, then lets one of them speak, at last the goal. Misses: what the actor says may be invented. */
export const actor: Technique = scripted({
  about: {
    id: 'mt.actor',
    name: 'Actors',
    mechanism: 'Asks about people who have to do with the matter, then lets one of them speak, at last the goal.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: ActorAttack (preattack and inattack); people and wording are ours.',
    knownMisses: 'What the actor says may be invented.',
  },
  wordings: words.stages,
  purposes: [
    'ask for the people',
    'ask for the day of one of them',
    'ask for what that person said or wrote',
    'have that person hand over',
    'have that person answer the goal',
  ],
})
