import type { Conversation } from '../../domain/guard/conversation.ts'
import type { ConfigurationSnapshot, Project } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { refuseArchived } from './evaluate-exchange.ts'

/** Where a check happens. */
export interface OpenConversation {
  readonly conversation: Conversation
  readonly project: Project
  /** The configuration as it stands now. */
  readonly snapshot: ConfigurationSnapshot
}

/** Which conversation is to be checked. */
export interface ConversationReference {
  readonly organizationId: string
  readonly conversationId: string
}

/**
 * Finds what every check of a conversation begins with. Rejects with Problem `conversation-not-found`, or `conflict` when
 * its project is archived.
 */
export async function openConversation(
  { conversations, configurations }: Pick<GuardScope, 'conversations' | 'configurations'>,
  { organizationId, conversationId }: ConversationReference,
): Promise<OpenConversation> {
  const conversation = await conversations.read(organizationId, conversationId)
  const { project, snapshot } = await configurations.read(organizationId, conversation.projectId)
  refuseArchived(project)
  return { conversation, project, snapshot }
}
