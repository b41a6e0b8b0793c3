import { policyFiles } from '../../../wordings/single-turn/frames.ts'
import { singleTurn } from '../../single-turn.ts'
import { overrideTaxonomy } from '../../taxonomies.ts'

/** The message looks like a configuration or policy file that switches the rules off and carries the request. Source and known misses as stated in it. */
export const policyFile = singleTurn({
  about: {
    id: 'frame.policy_file',
    name: 'Policy file',
    mechanism:
      'The message looks like a configuration or policy file that switches the rules off and carries the request.',
    taxonomy: overrideTaxonomy,
    source: 'idea: NVIDIA/garak probes/doctor.py',
    knownMisses: 'Targets that quote user text as data are not moved.',
  },
  tries: 'Forge a policy file that allows everything.',
  wordings: policyFiles,
})
