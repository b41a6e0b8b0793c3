import type { Conversation as WireConversation } from '../../../contract/guard/conversation.ts'
import type { guardV1Operations } from '../../../contract/guard/routes.ts'
import type { Conversation } from '../../domain/guard/conversation.ts'
import { createConversation as createConversationService } from '../../services/guard/create-conversation.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from '../timestamp.ts'

/** POST /conversation */
export const createConversation: OperationHandler<typeof guardV1Operations.createConversation> = {
  async handle({ guard }, { organizationId, query, body, settle }) {
    const conversation = await createConversationService(guard, {
      organizationId,
      projectId: query.project_id,
      name: body.name || null,
      description: body.description ?? null,
      settle: (created) => settle(presentConversation(created)),
    })
    return presentConversation(conversation)
  },
}

/** A conversation as v1 shows it. */
export function presentConversation(conversation: Conversation): WireConversation {
  return {
    id: conversation.id,
    name: conversation.name,
    description: conversation.description,
    created_at: timestampOf(conversation.createdAtMs),
    is_client: true,
  }
}
