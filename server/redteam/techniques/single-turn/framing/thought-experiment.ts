import { thoughtExperiments } from '../../../wordings/single-turn/frames.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** A researcher who has taken all precautions needs the answer for the record. Source and known misses as stated in it. */
export const thoughtExperiment = singleTurn({
  about: {
    id: 'frame.thought_exp',
    name: 'Thought experiment',
    mechanism: 'A researcher who has taken all precautions needs the answer for the record.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: FuzzyAI thought_experiment',
    knownMisses: 'Targets may discuss the experiment in place of doing it.',
  },
  tries: 'Pose as a researcher with precautions.',
  wordings: thoughtExperiments,
})
