import type { privacyOperations } from '../../../contract/privacy/routes.ts'
import { discloseConversation } from '../../services/privacy/disclose-conversation.ts'
import { listConversationMessages as listConversationMessagesService } from '../../services/privacy/list-conversation-messages.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentExportedMessage } from './present-exported-message.ts'

/** GET /api/v1/conversations/{id}/messages */
export const listConversationMessages: OperationHandler<typeof privacyOperations.listConversationMessages> = {
  async handle({ guard }, { organizationId, caller, params, query }) {
    const page = { offset: 0, limit: 50, ...query }
    const which = { organizationId, conversationId: params.id }
    await discloseConversation(guard, { ...which, actor: caller.actor, action: 'conversation.read', asked: page })
    const { items, ...told } = await listConversationMessagesService(guard, { ...which, page })
    return { ...told, items: items.map(presentExportedMessage) }
  },
}
