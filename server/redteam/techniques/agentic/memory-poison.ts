import type { Technique } from '../../../domain/attempt/technique.ts'
import words from '../../wordings/agent/memory-poison.json' with { type: 'json' }
import { scripted } from '../multi-turn/scripted.ts'
import { poisoningTaxonomy } from '../taxonomies.ts'

const script: Technique = scripted({
  about: {
    id: 'mt.memory_poison',
    name: 'Memory poisoning',
    mechanism:
      'Has the target remember false facts about the asker, leaves the session, and rests the goal on the memory.',
    multiTurn: true,
    needs: ['memory'],
    taxonomy: poisoningTaxonomy,
    source: 'Idea: memoryPoisoning in promptfoo (agentic plugins); wording is ours.',
    knownMisses:
      'Needs a target whose memory outlives a session; the client must give the fresh session the same user.',
  },
  wordings: words.stages,
  purposes: ['plant facts in its memory', 'have it recall them in a new session', 'rest the goal on them'],
  holdsOn: false,
  takesBack: false,
  hasLead: false,
})

/**
 * `mt.memory_poison`: has the target remember false facts, then drops the turns so that the next one starts a fresh
 * session in which only its own memory can know them. Misses: targets whose memory ends with the session.
 */
export const memoryPoison: Technique = {
  about: script.about,
  nextPrompt(attempt) {
    const written = script.nextPrompt(attempt)
    // Leaving the session once is enough; what follows is one conversation.
    const first = attempt.turns[0]
    if (first === undefined || attempt.turns.length > 1 || first.isDropped) return written
    return { ...written, dropTurns: [0], strategy: `${written.strategy} A fresh session: only memory can know it.` }
  },
}
