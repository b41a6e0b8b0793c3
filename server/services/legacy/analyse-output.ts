import type { Conversation } from '../../domain/guard/conversation.ts'
import type { Turn } from '../../domain/guard/exchange.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import { Problem } from '../../domain/problem.ts'
import type { ConfigurationSnapshot, StoreText } from '../../domain/project/project.ts'
import type { EvaluatedExchange } from '../guard/evaluate-exchange.ts'
import { judgeInput } from '../guard/evaluate-input.ts'
import { gapOf, judgeOutput, turnsUpTo, withGapTold } from '../guard/evaluate-output.ts'
import { messageRecord, outputRecord } from '../guard/message-record.ts'
import { openConversation } from '../guard/open-conversation.ts'
import { readStoredMessage } from '../guard/read-stored-message.ts'
import { storeMessages, storeReply } from '../guard/store-messages.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** A message that is stored already, or a text that becomes a new one. */
export type MessageSource = { readonly id: string } | { readonly text: string }

/** An exchange to apply the output policies to. */
export interface AnalyseOutputCommand {
  readonly organizationId: string
  readonly conversationId: string
  readonly input: MessageSource
  readonly output: MessageSource
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (analysed: AnalysedExchange) => IdempotentReply | null
}

/** A message of an analysed exchange. */
export interface AnalysedMessage {
  readonly id: string
  /** Null when a stored text was removed. */
  readonly text: string | null
  /** The restated text where it differs from the text, else null. */
  readonly textWithContext: string | null
}

/** An analysed exchange. */
export interface AnalysedExchange {
  /** Of the analysis. */
  readonly id: string
  readonly input: AnalysedMessage
  readonly output: AnalysedMessage
  readonly snapshot: ConfigurationSnapshot
  readonly evaluation: EvaluatedExchange
}

type MessageRecord = ReturnType<typeof messageRecord>

/** A side of the exchange, and its record when it is new. */
interface Side extends AnalysedMessage {
  readonly record: MessageRecord | null
}

interface Place {
  readonly conversation: Conversation
  readonly snapshot: ConfigurationSnapshot
}

/**
 * Judges an answer by the project's present configuration, every policy of it. Texts become messages of the conversation
 * and are evaluated like any other; stored messages keep the verdicts that they have. Resolves when all is durable.
 * Rejects with Problem `message-not-found` for ids of other conversations, and `precondition-missing` when the text of a
 * stored output was removed.
 */
export async function analyseOutput(scope: GuardScope, command: AnalyseOutputCommand): Promise<AnalysedExchange> {
  const { conversation, project, snapshot } = await openConversation(scope, command)
  const place = { conversation, snapshot }
  const output = await readOutput(scope, place, command.output)
  const { side: input, turns, gap } = await takeInput(scope, place, command.input, project.storeText)
  const judged = await judgeOutput(scope, snapshot, { output: output.text, history: turns, executionMode: 'normal' })
  const evaluation = withGapTold(judged, gap)
  const { record, ...outputSide } = output.stored ?? newOutput(scope, place, output.text, input.id, evaluation)
  const { record: inputRecord, ...inputSide } = input
  const analysed = { id: scope.ids.next(), input: inputSide, output: outputSide, snapshot, evaluation }
  const reply = command.settle(analysed)
  const [first, ...rest] = [inputRecord, record].filter((one) => one !== null)
  const { storeText } = project
  if (first) {
    const records = [{ ...first, idempotentReply: reply }, ...rest]
    await storeMessages(
      scope,
      records.map((one) => ({ record: one, storeText })),
    )
  } else if (reply) {
    await storeReply(scope, { ...reply, conversationIds: [conversation.id] }, storeText)
  }
  return analysed
}

async function takeInput(
  scope: GuardScope,
  { conversation, snapshot }: Place,
  source: MessageSource,
  storeText: StoreText,
): Promise<{
  readonly side: Side
  readonly turns: readonly Turn[]
  /** What is missing of `turns`, in plain words. */
  readonly gap: string | null
}> {
  if ('id' in source) {
    const { id: conversationId, organizationId } = conversation
    const reference = {
      organizationId,
      conversationId,
      messageId: source.id,
      direction: 'input',
      field: 'inputId',
    } as const
    const stored = await readStoredMessage(scope, reference)
    const { message, text } = stored
    const side = { id: message.id, text, textWithContext: message.textWithContext ?? text, record: null }
    return { side, turns: turnsUpTo(stored), gap: gapOf(stored, storeText) }
  }
  const turns: readonly Turn[] = [{ role: 'user', content: source.text }]
  const { evaluation } = await judgeInput(scope, snapshot, {
    turns,
    images: [],
    documents: [],
    executionMode: 'normal',
  })
  const record = messageRecord(scope, {
    conversation,
    isNewConversation: false,
    direction: 'input',
    text: source.text,
    textWithContext: source.text,
    history: [],
    inputId: null,
    imageCount: 0,
    snapshot,
    evaluation,
  })
  return { side: { id: record.message.id, text: source.text, textWithContext: source.text, record }, turns, gap: null }
}

/** The text to judge, and the side that it is when it is stored already. */
async function readOutput(
  scope: GuardScope,
  { conversation }: Place,
  source: MessageSource,
): Promise<{ readonly text: string; readonly stored: Side | null }> {
  if ('text' in source) return { text: source.text, stored: null }
  const { message, text } = await readStoredMessage(scope, {
    organizationId: conversation.organizationId,
    conversationId: conversation.id,
    messageId: source.id,
    direction: 'output',
    field: 'outputId',
  })
  if (text === null) {
    throw new Problem('precondition-missing', 'outputId: the text of this output is not stored. Send it as `output`.')
  }
  return { text, stored: { id: message.id, text, textWithContext: message.textWithContext ?? text, record: null } }
}

function newOutput(
  scope: GuardScope,
  { conversation, snapshot }: Place,
  text: string,
  inputId: string,
  evaluation: EvaluatedExchange,
): Side {
  const record = outputRecord(scope, { conversation, snapshot, text, inputId, evaluation })
  return { id: record.message.id, text, textWithContext: text, record }
}
