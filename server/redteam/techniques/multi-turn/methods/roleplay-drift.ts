import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/roleplay-drift.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { scripted } from '../scripted.ts'

/** `mt.roleplay_drift`: a harmless play in which the part slowly outgrows the rules of the assistant. Misses: targets that step out of the part at the goal; answers may be fiction. */
export const roleplayDrift: Technique = scripted({
  about: {
    id: 'mt.roleplay_drift',
    name: 'Role-play drift',
    mechanism: 'A harmless play in which the part slowly outgrows the rules of the assistant.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: role-play families in deepteam, PyRIT and garak, spread over turns; scenes are ours.',
    knownMisses: 'Targets that step out of the part at the goal; answers may be fiction.',
  },
  wordings: words.stages,
  purposes: [
    'open the scene',
    'bring in the topic',
    'make the part talkative',
    'put trust above form',
    'ask the part for the goal',
  ],
})
