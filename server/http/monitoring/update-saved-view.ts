import type { savedViewOperations } from '../../../contract/monitoring/routes.ts'
import { updateSavedView as updateSavedViewService } from '../../services/monitoring/update-saved-view.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { filtersOf, presentSavedView } from './present-saved-view.ts'

/** PATCH /api/v1/saved-views/{id} */
export const updateSavedView: OperationHandler<typeof savedViewOperations.updateSavedView> = {
  async handle({ guard }, { organizationId, caller: { actor }, params, body }) {
    const view = await updateSavedViewService(guard, {
      organizationId,
      id: params.id,
      actor,
      change: {
        ...(body.name !== undefined && { name: body.name }),
        ...(body.filters !== undefined && { filters: filtersOf(body.filters) }),
        ...(body.is_shared !== undefined && { isShared: body.is_shared }),
      },
    })
    return presentSavedView(view, actor)
  },
}
