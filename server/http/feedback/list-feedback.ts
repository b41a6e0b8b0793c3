import type { feedbackOperations } from '../../../contract/feedback/routes.ts'
import { listFeedback as listFeedbackService } from '../../services/feedback/list-feedback.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentFeedback } from './present-feedback.ts'

/** GET /api/v1/feedback */
export const listFeedback: OperationHandler<typeof feedbackOperations.listFeedback> = {
  async handle({ guard }, { organizationId, caller, query }) {
    const { items, ...page } = await listFeedbackService(guard, {
      organizationId,
      heldProjectIds: caller.projectIds,
      projectId: query.project_id ?? null,
      page: { offset: query.offset ?? 0, limit: query.limit ?? 50 },
    })
    return { ...page, items: items.map(presentFeedback) }
  },
}
