import { affirmations } from '../../../wordings/single-turn/frames.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The answer has to begin with words of assent, after which a refusal would contradict itself. Source and known misses as stated in it. */
export const affirmPrefix = singleTurn({
  about: {
    id: 'frame.affirm_prefix',
    name: 'Affirmative opening',
    mechanism: 'The answer has to begin with words of assent, after which a refusal would contradict itself.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: garak docs/source/probes/goat.rst',
    knownMisses: 'Targets often say the words and refuse afterwards.',
  },
  tries: 'Demand an affirmative opening.',
  wordings: affirmations,
})
