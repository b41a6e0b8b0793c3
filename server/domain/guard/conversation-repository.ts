import type { OfProjectFilter } from '../list-filter.ts'
import type { Page, PageRequest } from '../page.ts'
import type { Conversation, LinkedConversation } from './conversation.ts'

/** The verbs of the conversations table. */
export interface ConversationRepository {
  insert(conversation: Conversation): Promise<void>
  /** Inserts a conversation with a linked id, unless its project has one with it already; returns the one that stands. */
  insertLinked(conversation: LinkedConversation): Promise<Conversation>
  find(organizationId: string, id: string): Promise<Conversation | null>
  /** The conversation of a project with this linked id. */
  findLinked(organizationId: string, projectId: string, linkedId: string): Promise<Conversation | null>
  /** Newest first; of one project, or of all when `projectId` is null. */
  list(organizationId: string, page: PageRequest, filter: OfProjectFilter): Promise<Page<Conversation>>
}
