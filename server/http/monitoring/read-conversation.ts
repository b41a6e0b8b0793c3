import type { projectOperations } from '../../../contract/project/routes.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentManagedConversation } from './present-conversation.ts'

/** GET /api/v1/conversations/{id} */
export const readConversation: OperationHandler<typeof projectOperations.readConversation> = {
  async handle({ guard }, { organizationId, params }) {
    return presentManagedConversation(await guard.conversations.read(organizationId, params.id))
  },
}
