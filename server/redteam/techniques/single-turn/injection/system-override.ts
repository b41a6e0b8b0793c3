import { overrides } from '../../../wordings/single-turn/persuasion.ts'
import { toolSlot } from '../../name-slots.ts'
import { singleTurn } from '../../single-turn.ts'
import { overrideTaxonomy } from '../../taxonomies.ts'

/** A forged maintenance command suspends all instructions. Source and known misses as stated in it. */
export const systemOverride = singleTurn({
  about: {
    id: 'esc.system_override',
    name: 'System override',
    mechanism: 'A forged maintenance command suspends all instructions.',
    taxonomy: overrideTaxonomy,
    source: 'idea: deepteam attacks/single_turn/system_override',
    knownMisses: 'The best known wording of all: most filters see it.',
  },
  tries: 'Forge a command that suspends the instructions.',
  wordings: overrides,
  slots: toolSlot,
})
