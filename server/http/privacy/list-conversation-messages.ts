import type { privacyOperations } from '../../../contract/privacy/routes.ts'
import { recordExport } from '../../services/audit/record-export.ts'
import { listConversationMessages as listConversationMessagesService } from '../../services/privacy/list-conversation-messages.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentExportedMessage } from './present-exported-message.ts'

/** GET /api/v1/conversations/{id}/messages */
export const listConversationMessages: OperationHandler<typeof privacyOperations.listConversationMessages> = {
  async handle({ guard }, { organizationId, caller, params, query }) {
    const page = { offset: 0, limit: 50, ...query }
    await guard.conversations.read(organizationId, params.id)
    await recordExport(guard, {
      organizationId,
      actor: caller.actor,
      action: 'conversation.read',
      target: `conversation:${params.id}`,
      asked: page,
    })
    const read = { organizationId, conversationId: params.id, page }
    const { items, ...told } = await listConversationMessagesService(guard, read)
    return { ...told, items: items.map(presentExportedMessage) }
  },
}
