import type { Conversation, StoredStep } from '../../domain/guard/conversation.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import { unknownConversation } from '../configuration/read-conversation.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { boundedPage } from './bounded-page.ts'
import { type DecidedMessage, decidedMessages } from './decided-messages.ts'

/** Which conversation, and which page of its messages and of the steps of its histories. */
export interface ExportConversationQuery {
  readonly organizationId: string
  readonly conversationId: string
  readonly messages: PageRequest
  /** Of the steps of histories. */
  readonly turns: PageRequest
}

/** Everything that is kept of a conversation, page by page. */
export interface ConversationExport {
  readonly conversation: Conversation
  /** Oldest first. */
  readonly messages: Page<DecidedMessage>
  /** Each step of a history once; a message names the last step of its own. */
  readonly turns: Page<StoredStep>
}

/**
 * Everything that is kept of a conversation. A page ends early where its texts reach 4,000,000 units, always after at least
 * one item; the next one begins where it ended. Rejects with Problem `conversation-not-found`.
 */
export function exportConversation(scope: ServiceScope, query: ExportConversationQuery): Promise<ConversationExport> {
  const { organizationId, conversationId } = query
  return scope.store.read(async ({ conversations, messages }) => {
    const conversation = await conversations.find(organizationId, conversationId)
    if (conversation === null) throw unknownConversation()
    return {
      conversation,
      messages: await decidedMessages({ messages }, { organizationId, conversationId, page: query.messages }),
      turns: await boundedPage(query.turns, unitsOfStep, (page) =>
        messages.listSteps(organizationId, conversationId, page),
      ),
    }
  })
}

function unitsOfStep({ content }: StoredStep): number {
  return content?.length ?? 0
}
