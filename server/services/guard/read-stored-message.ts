import type { Direction, Turn } from '../../domain/guard/exchange.ts'
import type { Message } from '../../domain/guard/message.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** Which message a client refers to. */
export interface StoredMessageReference {
  readonly organizationId: string
  readonly conversationId: string
  readonly messageId: string
  readonly direction: Direction
  /** What the client calls the id, for the detail of the problem. */
  readonly field: string
}

/** A stored message with what was said before it. */
export interface StoredMessage {
  readonly message: Message
  /** Null once it was removed, or when it was never kept. */
  readonly text: string | null
  /** Oldest first, without the message itself. */
  readonly history: readonly Turn[]
}

/** Reads a message of a conversation. Rejects with Problem `message-not-found` when it is another conversation's or direction's. */
export function readStoredMessage(
  { store }: Pick<ServiceScope, 'store'>,
  { organizationId, conversationId, messageId, direction, field }: StoredMessageReference,
): Promise<StoredMessage> {
  return store.read(async ({ messages }) => {
    const message = await messages.find(organizationId, messageId)
    if (message === null || message.conversationId !== conversationId || message.direction !== direction) {
      throw new Problem('message-not-found', `${field}: this conversation has no ${direction} with this id.`)
    }
    const [history, text] = await Promise.all([
      message.historyId === null ? [] : messages.findHistory(organizationId, conversationId, message.historyId),
      messages.findText(organizationId, conversationId, message.textSha256),
    ])
    return { message, text, history }
  })
}
