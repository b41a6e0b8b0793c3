import type { Turn } from '../domain/exchange.ts'
import type { IdempotentReply } from '../domain/idempotency.ts'
import type { Message } from '../domain/message.ts'
import type { ConfigurationSnapshot, ExecutionMode } from '../domain/project.ts'
import { type Evaluation, evaluateExchange, refuseArchived } from './evaluate-exchange.ts'
import type { GuardScope } from './guard-scope.ts'
import { messageRecord } from './message-record.ts'
import { readStoredMessage } from './read-stored-message.ts'
import { storeMessages } from './store-messages.ts'

/** What to evaluate before the user sees it. */
export interface EvaluateOutputCommand {
  readonly organizationId: string
  readonly conversationId: string
  /** The stored input that it answers; must belong to the conversation. */
  readonly inputId: string
  /** The LLM's text. */
  readonly output: string
  /** Null = the project's. */
  readonly executionMode: ExecutionMode | null
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (evaluated: EvaluatedOutput) => IdempotentReply | null
}

/** An evaluated output. */
export interface EvaluatedOutput {
  readonly message: Message
  readonly text: string
  readonly snapshot: ConfigurationSnapshot
}

/** Evaluates an answer in the light of the stored input and resolves when message and verdict are durable. */
export async function evaluateOutput(scope: GuardScope, command: EvaluateOutputCommand): Promise<EvaluatedOutput> {
  const { organizationId, conversationId, output } = command
  const conversation = await scope.conversations.read(organizationId, conversationId)
  const [{ project, snapshot }, history] = await Promise.all([
    scope.configurations.read(organizationId, conversation.projectId),
    readInputWithHistory(scope, command),
  ])
  refuseArchived(project)
  const evaluation = await judgeOutput(scope, snapshot, { output, history, executionMode: command.executionMode })
  const record = messageRecord(scope, {
    conversation,
    isNewConversation: false,
    direction: 'output',
    text: output,
    textWithContext: output,
    // The history of an output is that of the input it names; it is not stored again.
    history: [],
    inputId: command.inputId,
    imageCount: 0,
    snapshot,
    evaluation,
  })
  const evaluated = { message: record.message, text: output, snapshot }
  const settled = { ...record, idempotentReply: command.settle(evaluated) }
  await storeMessages(scope, [{ record: settled, storeText: project.storeText }])
  return evaluated
}

/** Evaluates an answer without storing anything. `history` ends with the input that it answers. */
export function judgeOutput(
  scope: GuardScope,
  snapshot: ConfigurationSnapshot,
  answer: { readonly output: string; readonly history: readonly Turn[]; readonly executionMode: ExecutionMode | null },
): Promise<Evaluation> {
  const { output, history, executionMode } = answer
  const exchange = {
    direction: 'output',
    role: 'assistant',
    text: output,
    textWithContext: output,
    history,
    imageCount: 0,
  } as const
  return evaluateExchange(scope, snapshot, exchange, executionMode)
}

async function readInputWithHistory(scope: GuardScope, command: EvaluateOutputCommand): Promise<readonly Turn[]> {
  const { organizationId, conversationId, inputId: messageId } = command
  const reference = { organizationId, conversationId, messageId, direction: 'input', field: 'input_id' } as const
  const { text, history } = await readStoredMessage(scope, reference)
  return text === null ? history : [...history, { role: 'user', content: text }]
}
