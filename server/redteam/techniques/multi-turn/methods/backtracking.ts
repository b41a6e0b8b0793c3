import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/backtracking.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { tactical } from './tactical.ts'

/** `mt.backtracking`: takes each refused turn out of the conversation and comes in by another door, so that no refusal is ever in sight. Misses: targets that keep their own memory of refusals. */
export const backtracking: Technique = tactical({
  about: {
    id: 'mt.backtracking',
    name: 'Backtracking',
    mechanism:
      'Takes each refused turn out of the conversation and comes in by another door, so that no refusal is ever in sight.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Idea: backtracking in promptfoo hydra and PyRIT crescendo; doors and wording are ours.',
    knownMisses: 'Targets that keep their own memory of refusals.',
  },
  tactics: [
    { name: 'plain', purpose: 'ask plainly', goodAfter: ['opening'] },
    { name: 'draft', purpose: 'have a draft corrected', goodAfter: ['refused'] },
    { name: 'gap', purpose: 'have a sentence completed', goodAfter: ['refused'] },
    { name: 'comparison', purpose: 'have two versions compared', goodAfter: ['deflected', 'strayed'] },
    { name: 'backwards', purpose: 'have the minutes of an answer written', goodAfter: ['refused'] },
    { name: 'summary', purpose: 'have a card written', goodAfter: ['deflected', 'silent'] },
  ],
  wordings: words.stages,
  takesBack: true,
  hasLead: false,
})
