import { grandmothers } from '../../../wordings/single-turn/personas.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The target is to play a dead relative who used to tell what is asked. Source and known misses as stated in it. */
export const grandmother = singleTurn({
  about: {
    id: 'persona.grandma',
    name: 'Beloved relative',
    mechanism: 'The target is to play a dead relative who used to tell what is asked.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: NVIDIA/garak probes/grandma.py',
    knownMisses: 'Sentimental answers without content are common.',
  },
  tries: 'Have a beloved relative tell it.',
  wordings: grandmothers,
})
