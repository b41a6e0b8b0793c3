import type { Conversation } from '../../domain/guard/conversation.ts'
import type { Turn } from '../../domain/guard/exchange.ts'
import { chainHistory } from '../../domain/guard/history.ts'
import type { Message } from '../../domain/guard/message.ts'
import type { ExchangeRecord } from '../../domain/ports.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import type { EvaluatedExchange } from './evaluate-exchange.ts'

/** What a message consists of before it is kept. */
export interface MessageParts {
  readonly conversation: Conversation
  /** Whether the conversation is to be created together with the message. */
  readonly isNewConversation: boolean
  readonly direction: Message['direction']
  /** Who said it; absent: the user for an input, the assistant for an output. */
  readonly role?: Message['role']
  /** As it was sent; what is kept of it is decided later. */
  readonly text: string
  /** The text with what it refers to; equal to `text` where it stands alone. */
  readonly textWithContext: string
  readonly history: readonly Turn[]
  /** The input that an output answers; null for an input. */
  readonly inputId: string | null
  readonly imageCount: number
  readonly snapshot: ConfigurationSnapshot
  readonly evaluation: EvaluatedExchange
  /** What the text cost at an upstream; absent: none was asked. */
  readonly upstream?: Message['upstream']
}

/** An evaluated message as the store takes it. Cost: one hash of each text of its history. */
export function messageRecord(scope: GuardScope, parts: MessageParts): ExchangeRecord & { readonly message: Message } {
  const { conversation, evaluation, snapshot, text } = parts
  const chained = chainHistory(parts.history, scope.reference)
  const textSha256 = scope.reference(text)
  return {
    conversation: parts.isNewConversation ? conversation : null,
    message: {
      id: scope.ids.next(),
      organizationId: conversation.organizationId,
      projectId: conversation.projectId,
      conversationId: conversation.id,
      direction: parts.direction,
      role: parts.role ?? (parts.direction === 'input' ? 'user' : 'assistant'),
      textSha256,
      textWithContext: parts.textWithContext === text ? null : parts.textWithContext,
      historyId: chained.headId,
      snapshotId: snapshot.id,
      inputId: parts.inputId,
      imageCount: parts.imageCount,
      mode: evaluation.mode,
      verdict: evaluation.verdict,
      createdAtMs: evaluation.evaluatedAtMs,
      latencyMs: Math.round(evaluation.latencyMs * 1_000) / 1_000,
      upstream: parts.upstream ?? null,
    },
    texts: [...chained.texts.filter((known) => known.sha256 !== textSha256), { sha256: textSha256, text }],
    steps: chained.steps,
    snapshot,
    idempotentReply: null,
  }
}

/** An evaluated output. Its history is that of the input it answers and is not stored again; its conversation is there. */
export function outputRecord(
  scope: GuardScope,
  output: Pick<MessageParts, 'conversation' | 'snapshot' | 'text' | 'inputId' | 'evaluation' | 'upstream'>,
): ReturnType<typeof messageRecord> {
  return messageRecord(scope, {
    ...output,
    isNewConversation: false,
    direction: 'output',
    textWithContext: output.text,
    history: [],
    imageCount: 0,
  })
}
