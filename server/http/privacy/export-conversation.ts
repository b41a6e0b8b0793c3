import type { privacyOperations } from '../../../contract/privacy/routes.ts'
import { discloseConversation } from '../../services/privacy/disclose-conversation.ts'
import { exportConversation as exportConversationService } from '../../services/privacy/export-conversation.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from '../timestamp.ts'
import { presentExportedMessage } from './present-exported-message.ts'

/** GET /api/v1/conversations/{id}/export */
export const exportConversation: OperationHandler<typeof privacyOperations.exportConversation> = {
  async handle({ guard }, { organizationId, caller, params, query }) {
    const asked = { ...wholePages, ...query }
    const which = { organizationId, conversationId: params.id }
    await discloseConversation(guard, { ...which, actor: caller.actor, action: 'conversation.export', asked })
    const { conversation, messages, turns } = await exportConversationService(guard, {
      ...which,
      messages: { offset: asked.offset, limit: asked.limit },
      turns: { offset: asked.turns_offset, limit: asked.turns_limit },
    })
    return {
      conversation: {
        id: conversation.id,
        project_id: conversation.projectId,
        name: conversation.name,
        description: conversation.description,
        conversation_linked_id: conversation.linkedId,
        created_at: timestampOf(conversation.createdAtMs),
      },
      messages: { ...messages, items: messages.items.map(presentExportedMessage) },
      turns: {
        ...turns,
        items: turns.items.map(({ id, parentId, role, content }) => ({ id, previous_id: parentId, role, content })),
      },
    }
  },
}

const wholePages = { offset: 0, limit: 50, turns_offset: 0, turns_limit: 50 }
