import type { guardV1Operations } from '../../../contract/guard/routes.ts'
import { createLinkedConversation as createLinkedConversationService } from '../../services/guard/create-linked-conversation.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentConversation } from './create-conversation.ts'

/** POST /conversation_linked */
export const createLinkedConversation: OperationHandler<typeof guardV1Operations.createLinkedConversation> = {
  async handle({ guard }, { organizationId, query, body, settle }) {
    const conversation = await createLinkedConversationService(guard, {
      organizationId,
      projectId: query.project_id,
      linkedId: query.conversation_linked_id,
      name: body.name ?? null,
      description: body.description ?? null,
      settle: (linked) => settle(presentConversation(linked)),
    })
    return presentConversation(conversation)
  },
}
