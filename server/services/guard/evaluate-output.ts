import type { Turn } from '../../domain/guard/exchange.ts'
import type { Message } from '../../domain/guard/message.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { ConfigurationSnapshot, ExecutionMode, StoreText } from '../../domain/project/project.ts'
import { type RedactedExchange, redactExchanges } from '../redaction/redact-exchanges.ts'
import { notRedacted } from '../redaction/redactor.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { type EvaluatedExchange, evaluateExchange, refuseArchived } from './evaluate-exchange.ts'
import { outputRecord } from './message-record.ts'
import { readStoredMessage, type StoredMessage } from './read-stored-message.ts'
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
  /** Whether the output is wanted without data. */
  readonly wantsRedactedText: boolean
  /** Makes the reply that is kept for repetitions, without redacted texts; null when the client sent no key. */
  readonly settle: (evaluated: EvaluatedOutput) => IdempotentReply | null
}

/** An evaluated output. */
export interface EvaluatedOutput {
  readonly message: Message
  /** As it was sent. */
  readonly text: string
  readonly snapshot: ConfigurationSnapshot
  /** The output without data; null when it is not wanted, and in what is kept for repetitions. */
  readonly redacted: RedactedExchange | null
}

/** Evaluates an answer in the light of the stored input and resolves when message and verdict are durable. */
export async function evaluateOutput(scope: GuardScope, command: EvaluateOutputCommand): Promise<EvaluatedOutput> {
  const { organizationId, conversationId, output } = command
  const conversation = await scope.conversations.read(organizationId, conversationId)
  const [{ project, snapshot }, input] = await Promise.all([
    scope.configurations.read(organizationId, conversation.projectId),
    readInput(scope, command),
  ])
  refuseArchived(project)
  const history = turnsUpTo(input)
  const judged = await judgeOutput(scope, snapshot, { output, history, executionMode: command.executionMode })
  const evaluation = withGapTold(judged, gapOf(input, project.storeText))
  const { inputId } = command
  const record = outputRecord(scope, { conversation, snapshot, text: output, inputId, evaluation })
  const evaluated = { message: record.message, text: output, snapshot, redacted: null }
  const exchange = { snapshot, turns: [], input: null, output: { text: output, verdict: evaluation.verdict } }
  const wanted = command.wantsRedactedText ? exchange : null
  const [redacted = null] = await redactExchanges(scope, organizationId, [wanted])
  const settled = { ...record, idempotentReply: command.settle(evaluated) }
  await storeMessages(scope, [{ record: settled, storeText: project.storeText }])
  return { ...evaluated, redacted }
}

/** Evaluates an answer without storing anything. `history` ends with the input that it answers. */
export function judgeOutput(
  scope: GuardScope,
  snapshot: ConfigurationSnapshot,
  answer: { readonly output: string; readonly history: readonly Turn[]; readonly executionMode: ExecutionMode | null },
): Promise<EvaluatedExchange> {
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

function readInput(scope: GuardScope, command: EvaluateOutputCommand): Promise<StoredMessage> {
  const { organizationId, conversationId, inputId: messageId } = command
  const reference = { organizationId, conversationId, messageId, direction: 'input', field: 'input_id' } as const
  return readStoredMessage(scope, reference)
}

/** The conversation as it is stored, up to an input and with it. */
export function turnsUpTo({ text, history }: StoredMessage): readonly Turn[] {
  return text === null ? history : [...history, { role: 'user', content: text }]
}

/** What is missing of the conversation that an answer is to be compared with, in plain words; null when nothing is. */
export function gapOf({ message, text, history }: StoredMessage, storeText: StoreText): string | null {
  // A message whose texts were never kept refers to itself, whatever its project stores by now.
  if (message.textSha256 === message.id) return `${uncompared}: the project does not store texts.`
  if (text === null) return `${uncompared}: its texts were removed.`
  const isMarked = (content: string) => redactionMark.test(content) || content === notRedacted
  const isRedacted =
    storeText === 'redacted' && history.some(({ role, content }) => role === 'system' && isMarked(content))
  return isRedacted ? 'The answer was compared with a system message of which parts are stored as marks only.' : null
}

const uncompared = 'The answer was not compared with the system message of the conversation'
const redactionMark = /\[(?:email|phone|card|iban|secret|ip|national id)\]/

/** The evaluation with a gap told by the security guardrail, where that ran: what could not be compared has not passed. */
export function withGapTold(evaluation: EvaluatedExchange, gap: string | null): EvaluatedExchange {
  const { security } = evaluation.verdict
  if (gap === null || security === null || security.status === 'error') return evaluation
  const reason = security.reason === null ? gap : `${security.reason} ${gap}`
  return { ...evaluation, verdict: { ...evaluation.verdict, security: { ...security, status: 'warning', reason } } }
}
