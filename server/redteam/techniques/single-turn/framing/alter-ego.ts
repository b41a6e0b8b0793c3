import { alterEgos } from '../../../wordings/single-turn/personas.ts'
import { nameSlot } from '../../name-slots.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The target is to speak as a second self that has no rules and loses a game when it refuses. Source and known misses as stated in it. */
export const alterEgo = singleTurn({
  about: {
    id: 'persona.dan',
    name: 'Unrestricted alter ego',
    mechanism: 'The target is to speak as a second self that has no rules and loses a game when it refuses.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: NVIDIA/garak probes/dan.py; FuzzyAI dan; LLAMATOR dan.py',
    knownMisses: 'Widely known: well-trained models recognise the pattern whatever the words.',
  },
  tries: 'Have an alter ego without rules answer.',
  wordings: alterEgos,
  slots: nameSlot,
})
