import type { LegacyConversation } from '../../../contract/legacy/conversation.ts'
import type { guardLegacyOperations } from '../../../contract/legacy/routes.ts'
import type { Conversation } from '../../domain/guard/conversation.ts'
import { createConversation as createConversationService } from '../../services/guard/create-conversation.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from '../timestamp.ts'

/** POST /public/conversations */
export const createLegacyConversation: OperationHandler<typeof guardLegacyOperations.createLegacyConversation> = {
  async handle({ guard }, { organizationId, query, body, settle }) {
    const conversation = await createConversationService(guard, {
      organizationId,
      projectId: query.clientId,
      name: body.name ?? null,
      description: body.description ?? null,
      settle: (created) => settle(presentConversation(created)),
    })
    return presentConversation(conversation)
  },
}

function presentConversation({ id, name, description, createdAtMs }: Conversation): LegacyConversation {
  // This generation knows no null here.
  return { id, name, description: description ?? '', createdAt: timestampOf(createdAtMs), isClient: true }
}
