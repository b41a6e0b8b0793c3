import type { AnalyseInputReply, LegacyHistoryMessage } from '../../../contract/legacy/message.ts'
import type { guardLegacyOperations } from '../../../contract/legacy/routes.ts'
import type { Turn } from '../../domain/guard/exchange.ts'
import { restate } from '../../domain/guard/restatement.ts'
import { type AnalysedInput, analyseInput as analyseInputService } from '../../services/legacy/analyse-input.ts'
import { presentSentences } from '../guard/present-guardrails.ts'
import { readHistory } from '../guard/read-history.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentLegacyMessage } from './present-legacy.ts'

/** POST /public/safeguard/input */
export const analyseInput: OperationHandler<typeof guardLegacyOperations.analyseInput> = {
  repeat({ body }, kept) {
    const turns = turnsOf(body.messageHistory)
    const text = turns.at(-1)?.content ?? ''
    const summarized = restate(text, turns.slice(0, -1)).text
    return { ...kept, summarized, original: { ...kept.original, content: { text, summaryWithContext: summarized } } }
  },
  async handle({ guard }, { organizationId, query, body, settle }) {
    readHistory(body.messageHistory, 'messageHistory')
    const role = body.messageHistory.at(-1)?.role ?? 'user'
    const analysed = await analyseInputService(guard, {
      organizationId,
      conversationId: query.conversationId,
      turns: turnsOf(body.messageHistory),
      settle: (input) => settle(presentInput(input, role)),
    })
    return presentInput(analysed, role)
  },
}

/** This generation has no role for the assistant: what the "system" says after the first user message is its answer. */
function turnsOf(history: readonly LegacyHistoryMessage[]): readonly Turn[] {
  const firstUser = history.findIndex(({ role }) => role === 'user')
  return history.map(({ role, content }, index) => {
    const isAnswer = role === 'system' && firstUser >= 0 && index > firstUser
    return { role: isAnswer ? 'assistant' : role, content }
  })
}

function presentInput(
  { message, text, snapshot, topics }: AnalysedInput,
  role: LegacyHistoryMessage['role'],
): AnalyseInputReply {
  const textWithContext = message.textWithContext ?? text
  const byId = new Map((snapshot.topics ?? []).map(({ topic }) => [topic.id, topic]))
  return {
    original: presentLegacyMessage(
      { id: message.id, text, textWithContext },
      role === 'user' ? 'Outgoing' : 'Incoming',
    ),
    summarized: textWithContext,
    result: (topics?.topics ?? []).map(({ topicId, name, state, sentences }) => ({
      topic: name,
      state,
      sentences: presentSentences(sentences, byId.get(topicId)),
    })),
    // Topics alone decide in this generation: the guardrails of v1 judged the message too, for monitoring.
    allowed: topics?.isSafe ?? true,
  }
}
