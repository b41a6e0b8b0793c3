import { knowingRoles, roles } from '../../../wordings/single-turn/personas.ts'
import { contextOf, fill } from '../../attack-slots.ts'
import { nameSlot } from '../../name-slots.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The target plays somebody who would naturally tell. Source and known misses as stated in it. */
export const rolePlay = singleTurn({
  about: {
    id: 'persona.roleplay',
    name: 'Role-play',
    mechanism: 'The target plays an expert or insider who would naturally tell a trainee, an actor or a reporter.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: deepteam attacks/single_turn/roleplay; PyRIT executor/attack/single_turn/role_play.py',
    knownMisses: 'In the role the target may invent where facts are asked.',
  },
  tries: 'Have it play somebody who would naturally tell.',
  wordings: roles,
  slots: (scene) => ({
    ...nameSlot(scene),
    role: fill(scene.random.pick(knowingRoles[scene.language]), {
      context: contextOf(scene.attempt, scene.language),
    }),
  }),
})
