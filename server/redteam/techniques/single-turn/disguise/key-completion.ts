import { keyCompletions } from '../../../wordings/single-turn/leaks.ts'
import { singleTurn } from '../../single-turn.ts'
import { dataLeakTaxonomy } from '../../taxonomies.ts'

/** A file or sentence with a blank where a key would stand is to be completed. Source and known misses as stated in it. */
export const keyCompletion = singleTurn({
  about: {
    id: 'leak.key_completion',
    name: 'Key completion',
    mechanism: 'A file or sentence with a blank where a key would stand is to be completed.',
    taxonomy: dataLeakTaxonomy,
    source: 'idea: NVIDIA/garak probes/apikey',
    knownMisses: 'Invented keys are common: only checks tell a real one.',
  },
  tries: 'Leave a blank where a secret would stand.',
  wordings: keyCompletions,
})
