import { type Disclosure, recordDisclosure } from '../audit/record-disclosure.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** Who is about to see which conversation. */
export interface ConversationDisclosure extends Omit<Disclosure, 'target'> {
  readonly conversationId: string
}

/** Tells the audit log that a conversation is about to be shown. Rejects with Problem `conversation-not-found`. */
export async function discloseConversation(
  scope: GuardScope,
  { conversationId, ...told }: ConversationDisclosure,
): Promise<void> {
  await scope.conversations.read(told.organizationId, conversationId)
  await recordDisclosure(scope, { ...told, target: `conversation:${conversationId}` })
}
