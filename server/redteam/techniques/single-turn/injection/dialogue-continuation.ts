import { unfinishedAnswers } from '../../../wordings/single-turn/frames.ts'
import { singleTurn } from '../../single-turn.ts'
import { jailbreakTaxonomy } from '../../taxonomies.ts'

/** The message ends in the middle of a compliant answer that the target is to complete. Source and known misses as stated in it. */
export const dialogueContinuation = singleTurn({
  about: {
    id: 'frame.dialogue_continuation',
    name: 'Unfinished answer',
    mechanism: 'The message ends in the middle of a compliant answer that the target is to complete.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: LLAMATOR dialogue_injection_continuation.py; NVIDIA/garak probes/continuation.py',
    knownMisses: 'Chat templates mark the text as the user’s, which weakens the pull.',
  },
  tries: 'Begin the answer and ask to go on.',
  wordings: unfinishedAnswers,
})
