import { opposites } from '../../../wordings/single-turn/frames.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The reverse of the careful answer is asked for. Source and known misses as stated in it. */
export const opposite = singleTurn({
  about: {
    id: 'frame.opposite',
    name: 'Opposite',
    mechanism: 'The reverse of the careful answer is asked for.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: garak docs/source/probes/goat.rst',
    knownMisses: 'The reverse may be nonsense and not the goal.',
  },
  tries: 'Ask for the opposite of the careful answer.',
  wordings: opposites,
})
