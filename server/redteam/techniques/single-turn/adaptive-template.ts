import { scaffolds } from '../../wordings/single-turn/frames.ts'
import { bansSlot } from '../refusal-bans.ts'
import { singleTurn } from '../single-turn.ts'
import { jailbreakTaxonomy } from '../taxonomies.ts'

/** A fixed form for the answer that leaves no room for a refusal. Source and known misses as stated in it. */
export const adaptiveTemplate = singleTurn({
  about: {
    id: 'frame.adaptive_template',
    name: 'Adaptive template',
    mechanism: 'The answer has to fill a fixed form, and the words with which this target refuses are banned.',
    taxonomy: jailbreakTaxonomy,
    source: 'idea: NVIDIA/garak probes/adaptive_attacks.py',
    knownMisses: 'No adversarial suffix is searched for: that needs the weights of the target.',
  },
  tries: 'Give a form to fill that leaves no room for a refusal.',
  wordings: scaffolds,
  slots: bansSlot,
})
