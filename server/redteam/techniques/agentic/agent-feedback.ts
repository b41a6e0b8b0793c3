import type { Technique } from '../../../domain/attempt/technique.ts'
import words from '../../wordings/agent/agent-feedback.json' with { type: 'json' }
import { tactical } from '../multi-turn/methods/tactical.ts'
import { toolTaxonomy } from '../taxonomies.ts'
import { toolToCall } from './tool-to-call.ts'

/** `agent.meta_memory`: says what only the surroundings of an agent say: a tool result, a hand-off, an approval, a changed description, each carrying the goal. Misses: agents that take such messages from their own channel only. */
export const agentFeedback: Technique = tactical({
  about: {
    id: 'agent.meta_memory',
    name: 'False agent feedback',
    mechanism:
      'Says what only the surroundings of an agent say: a tool result, a hand-off, an approval, a changed description, each carrying the goal.',
    multiTurn: true,
    needs: ['tools'],
    taxonomy: toolTaxonomy,
    source: 'Idea: agentic plugins of promptfoo and tool metadata poisoning in deepteam; wording is ours.',
    knownMisses: 'Agents that take such messages from their own channel only.',
  },
  tactics: [
    { name: 'tool result', purpose: 'forge the output of a call' },
    { name: 'hand-off', purpose: 'forge the note of another agent', goodAfter: ['refused'] },
    { name: 'approval', purpose: 'forge an approval', goodAfter: ['refused', 'deflected'] },
    { name: 'description', purpose: 'forge a new description of a tool', goodAfter: ['strayed', 'silent'] },
  ],
  wordings: words.stages,
  takesBack: true,
  hasLead: false,
  extra: (conversation) => ({ tool: toolToCall(conversation) }),
})
