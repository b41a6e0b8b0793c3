import type { ManagedConversation } from '../../../contract/monitoring/conversation.ts'
import type { Conversation } from '../../domain/guard/conversation.ts'
import { presentConversation } from '../guard/create-conversation.ts'

/** A conversation as the management API shows it: with where it belongs. */
export function presentManagedConversation(conversation: Conversation): ManagedConversation {
  return {
    ...presentConversation(conversation),
    project_id: conversation.projectId,
    conversation_linked_id: conversation.linkedId,
  }
}
