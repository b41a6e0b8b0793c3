import type { savedViewOperations } from '../../../contract/monitoring/routes.ts'
import { listSavedViews as listSavedViewsService } from '../../services/monitoring/list-saved-views.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentSavedView } from './present-saved-view.ts'

/** GET /api/v1/saved-views */
export const listSavedViews: OperationHandler<typeof savedViewOperations.listSavedViews> = {
  async handle({ guard }, { organizationId, caller: { actor }, query }) {
    const page = { offset: query.offset ?? 0, limit: query.limit ?? 50 }
    const { items, ...rest } = await listSavedViewsService(guard, { organizationId, actor, page })
    return { ...rest, items: items.map((view) => presentSavedView(view, actor)) }
  },
}
