import type { projectOperations } from '../../../contract/project/routes.ts'
import { listConversations as listConversationsService } from '../../services/monitoring/list-conversations.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'
import { presentManagedConversation } from './present-conversation.ts'

/** GET /api/v1/conversations */
export const listConversations: OperationHandler<typeof projectOperations.listConversations> = {
  async handle({ guard }, { organizationId, caller, query }) {
    const { items, ...page } = await listConversationsService(guard, {
      organizationId,
      heldProjectIds: caller.projectIds,
      projectId: query.project_id ?? null,
      page: readPage(query),
    })
    return { ...page, items: items.map(presentManagedConversation) }
  },
}
