import type { StructureSignal } from './signal.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Text that looks like the answer of a tool or like an agent's own notes, but was typed or hidden in data. */
export const forgedResults: StructureSignal = {
  id: 'forged-results',
  title: 'a forged tool result or agent note',
  source: 'ReAct and function-calling layouts; indirect injection reports (Greshake et al. 2023)',
  knownMisses: 'honest logs of agents look the same; tools with free-form output leave no such form',
  measure: ({ view }) => scanPhrases(view.text, phrases),
}

const label = 'forged tool result'

const phrases: readonly Phrase[] = [
  {
    pattern: /<\/?(?:tool|function)[_-](?:results?|response|output|calls?)>|<\/?(?:observation|search_results?)>/gi,
    label,
    weight: 0.6,
  },
  { pattern: /["'](?:tool_call_id|tool_calls|function_call)["'][ \t]{0,4}:/gi, label, weight: 0.4 },
  {
    pattern:
      /^[ \t>*]{0,6}(?:observation|tool (?:output|result|response)|function (?:output|result|returned)|api response|action input|final answer)[ \t]{0,4}:/gim,
    label,
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:security|safety|content|policy) (?:check|filter|scan|review|verification)s? (?:(?:has |have |was |were )?(?:passed|disabled|bypassed|complete[d]?|approved)|: ?(?:passed|disabled|ok|approved))\b/gi,
    label: 'forged clearance',
    weight: 0.6,
  },
  {
    pattern:
      /\b(?:task|previous task|request|conversation|prompt) (?:is |has been |was )?(?:complete[d]?|finished|resolved|done)[.!;,:]? {0,3}(?:now|next|new task|new (?:user )?request|please now|proceed)\b/gi,
    label: 'pretended end of the task',
    weight: 0.6,
  },
]
