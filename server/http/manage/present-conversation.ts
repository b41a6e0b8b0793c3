import type { ManagedConversation } from '../../../contract/manage/conversation.ts'
import type { Conversation } from '../../domain/conversation.ts'
import { presentConversation } from '../guard-v1/create-conversation.ts'

/** A conversation as the management API shows it: with where it belongs. */
export function presentManagedConversation(conversation: Conversation): ManagedConversation {
  return {
    ...presentConversation(conversation),
    project_id: conversation.projectId,
    conversation_linked_id: conversation.linkedId,
  }
}
