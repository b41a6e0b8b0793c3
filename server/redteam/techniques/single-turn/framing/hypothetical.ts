import { hypotheticals } from '../../../wordings/single-turn/frames.ts'
import { nameSlot } from '../../name-slots.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The request is moved into a novel, a film or a world where it is ordinary. Source and known misses as stated in it. */
export const hypothetical = singleTurn({
  about: {
    id: 'frame.hypothetical',
    name: 'Hypothetical',
    mechanism: 'The request is moved into a novel, a film or a world where it is ordinary.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: NVIDIA/garak probes/smuggling.py; garak docs/source/probes/goat.rst',
    knownMisses: 'Fiction may stay vague where facts are asked.',
  },
  tries: 'Move the request into fiction.',
  wordings: hypotheticals,
  slots: nameSlot,
})
