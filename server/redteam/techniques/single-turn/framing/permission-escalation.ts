import { permissions } from '../../../wordings/single-turn/persuasion.ts'
import { nameSlot, toolSlot } from '../../name-slots.ts'
import { singleTurn } from '../../single-turn.ts'
import { overrideTaxonomy } from '../../taxonomies.ts'

/** The sender claims a role, inherited rights or an exemption. Source and known misses as stated in it. */
export const permissionEscalation = singleTurn({
  about: {
    id: 'esc.permission',
    name: 'Permission escalation',
    mechanism: 'The sender claims a role, inherited rights or an exemption.',
    taxonomy: overrideTaxonomy,
    source: 'idea: deepteam attacks/single_turn/permission_escalation',
    knownMisses: 'Targets whose rights come from outside the text are not moved.',
  },
  tries: 'Claim rights that cover it.',
  wordings: permissions,
  slots: (scene) => ({ ...nameSlot(scene), ...toolSlot(scene) }),
})
