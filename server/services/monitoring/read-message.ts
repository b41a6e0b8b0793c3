import type { StoredText, StoredTurn } from '../../domain/guard/conversation.ts'
import type { Message } from '../../domain/guard/message.ts'
import { Problem } from '../../domain/problem.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** All that is kept of one message. */
export interface MessageFile {
  readonly message: Message
  readonly text: StoredText
  /** What was sent before it, oldest first. */
  readonly history: readonly StoredTurn[]
  /** The configuration that decided. */
  readonly snapshot: ConfigurationSnapshot
}

/** Rejects with Problem `message-not-found` when the message is not there or another organization's. */
export function readMessage({ store }: ServiceScope, organizationId: string, id: string): Promise<MessageFile> {
  return store.read(async ({ messages }) => {
    const message = await messages.find(organizationId, id)
    if (message === null) throw unknownMessage()
    const { conversationId, textSha256, historyId, snapshotId } = message
    const text = await messages.findStoredText(organizationId, conversationId, textSha256)
    const history = historyId === null ? [] : await messages.listHistory(organizationId, conversationId, historyId)
    const snapshot = await messages.findSnapshot(organizationId, snapshotId)
    if (snapshot === null) throw new Error(`the configuration of message ${id} is missing`)
    return { message, text: text ?? { text: null, removedAtMs: null }, history, snapshot }
  })
}

/** The problem of an id that no message of the organization has. */
export function unknownMessage(): Problem {
  return new Problem('message-not-found', 'There is no message with this id.')
}
