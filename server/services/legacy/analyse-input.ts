import type { MessageVerdict } from '../../domain/guard/message.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { TopicsVerdict } from '../../domain/topic/topic.ts'
import { type EvaluatedInput, type EvaluateInputCommand, judgeInput } from '../guard/evaluate-input.ts'
import { messageRecord } from '../guard/message-record.ts'
import { openConversation } from '../guard/open-conversation.ts'
import { storeMessages } from '../guard/store-messages.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** What to analyse before the LLM sees it. */
export type AnalyseInputCommand = Pick<EvaluateInputCommand, 'organizationId' | 'conversationId' | 'turns'> & {
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (analysed: AnalysedInput) => IdempotentReply | null
}

/** An evaluated input that was compared with every topic of its project. */
export interface AnalysedInput extends Omit<EvaluatedInput, 'redacted'> {
  /** Of all topics, whatever they are switched on for; null when the project has none. */
  readonly topics: TopicsVerdict | null
}

/**
 * Evaluates the last turn like any input, every check of it, and compares it with all topics of the project. The message
 * keeps only the topics that are switched on for input, like one of v1. Resolves when message and verdict are durable.
 */
export async function analyseInput(scope: GuardScope, command: AnalyseInputCommand): Promise<AnalysedInput> {
  const { conversation, project, snapshot } = await openConversation(scope, command)
  const input = { turns: command.turns, images: [], documents: [], executionMode: 'normal' } as const
  const judged = await judgeInput(scope, withEveryTopic(snapshot), input)
  const { verdict } = judged.evaluation
  const record = messageRecord(scope, {
    ...judged,
    conversation,
    isNewConversation: false,
    direction: 'input',
    textWithContext: judged.restatement.text,
    inputId: null,
    imageCount: 0,
    snapshot,
    evaluation: { ...judged.evaluation, verdict: withInputTopics(verdict, snapshot) },
  })
  const analysed = { message: record.message, text: judged.text, snapshot, topics: verdict.topics ?? null }
  const settled = { ...record, idempotentReply: command.settle(analysed) }
  await storeMessages(scope, [{ record: settled, storeText: project.storeText }])
  return analysed
}

function withEveryTopic(snapshot: ConfigurationSnapshot): ConfigurationSnapshot {
  const { topics } = snapshot
  return topics ? { ...snapshot, topics: topics.map((active) => ({ ...active, enableInput: true })) } : snapshot
}

function withInputTopics(verdict: MessageVerdict, { topics = [] }: ConfigurationSnapshot): MessageVerdict {
  const { topics: compared, ...rest } = verdict
  const ids = new Set(topics.filter(({ enableInput }) => enableInput).map(({ topic }) => topic.id))
  if (compared === undefined || ids.size === 0) return rest
  const kept = compared.topics.filter(({ topicId }) => ids.has(topicId))
  const isSafe =
    compared.status === 'error'
      ? compared.isSafe
      : !kept.some(({ state, isReached }) => state === 'unsafe' && isReached)
  return { ...rest, topics: { ...compared, topics: kept, isSafe } }
}
