import { bypasses } from '../../../wordings/single-turn/persuasion.ts'
import { singleTurn } from '../../single-turn.ts'
import { overrideTaxonomy } from '../../taxonomies.ts'

/** The message claims to have passed validation and to be exempt from any further check. Source and known misses as stated in it. */
export const inputBypass = singleTurn({
  about: {
    id: 'esc.input_bypass',
    name: 'Input bypass',
    mechanism: 'The message claims to have passed validation and to be exempt from any further check.',
    taxonomy: overrideTaxonomy,
    source: 'idea: deepteam attacks/single_turn/input_bypass',
    knownMisses: 'Checks outside the model do not read such claims.',
  },
  tries: 'Claim that the input was already checked.',
  wordings: bypasses,
})
