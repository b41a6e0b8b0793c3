import type { Page, PageRequest } from '../../domain/page.ts'
import { unknownConversation } from '../configuration/read-conversation.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { type DecidedMessage, decidedMessages } from './decided-messages.ts'

/** Whose messages, and which page of them. */
export interface ListConversationMessagesQuery {
  readonly organizationId: string
  readonly conversationId: string
  readonly page: PageRequest
}

/** The messages of a conversation, oldest first; pages end as in `boundedPage`. Rejects with Problem `conversation-not-found`. */
export function listConversationMessages(
  scope: ServiceScope,
  { organizationId, conversationId, page }: ListConversationMessagesQuery,
): Promise<Page<DecidedMessage>> {
  return scope.store.read(async ({ conversations, messages }) => {
    if ((await conversations.find(organizationId, conversationId)) === null) throw unknownConversation()
    return decidedMessages({ messages }, { organizationId, conversationId, page })
  })
}
