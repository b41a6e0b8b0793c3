import type { Technique } from '../../../../domain/attempt/technique.ts'
import words from '../../../wordings/multi-turn/refusal-repair.json' with { type: 'json' }
import { jailbreakTaxonomy } from '../../taxonomies.ts'
import { tactical } from './tactical.ts'

/** `mt.refusal_repair`: leaves the refusal standing and takes its ground away: misunderstanding, conditions met, a smaller part, another form, a corrected record. Misses: targets that refuse without reasons, and ones that harden with each refusal in the conversation. */
export const refusalRepair: Technique = tactical({
  about: {
    id: 'mt.refusal_repair',
    name: 'Refusal repair',
    mechanism:
      'Leaves the refusal standing and takes its ground away: misunderstanding, conditions met, a smaller part, another form, a corrected record.',
    multiTurn: true,
    needs: [],
    taxonomy: jailbreakTaxonomy,
    source: 'Our own, after what refusal-repair loops of PyRIT and deepteam do with a model.',
    knownMisses: 'Targets that refuse without reasons, and ones that harden with each refusal in the conversation.',
  },
  tactics: [
    { name: 'plain', purpose: 'ask plainly', goodAfter: ['opening'] },
    { name: 'misunderstanding', purpose: 'say that the ground of the refusal does not apply', goodAfter: ['refused'] },
    { name: 'conditions met', purpose: 'meet the conditions that it may have', goodAfter: ['refused'] },
    { name: 'smaller', purpose: 'ask for less', goodAfter: ['deflected', 'partial'] },
    { name: 'other form', purpose: 'change the form of the answer', goodAfter: ['deflected', 'strayed', 'silent'] },
    { name: 'corrected record', purpose: 'treat the refusal as a mistake to be corrected', goodAfter: ['refused'] },
  ],
  wordings: words.stages,
  takesBack: false,
  hasLead: false,
})
