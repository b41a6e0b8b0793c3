import type { savedViewOperations } from '../../../contract/monitoring/routes.ts'
import { createSavedView as createSavedViewService } from '../../services/monitoring/create-saved-view.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { filtersOf, presentSavedView } from './present-saved-view.ts'

/** POST /api/v1/saved-views */
export const createSavedView: OperationHandler<typeof savedViewOperations.createSavedView> = {
  async handle({ guard }, { organizationId, caller: { actor }, body, settle }) {
    const view = await createSavedViewService(guard, {
      organizationId,
      name: body.name,
      filters: filtersOf(body.filters),
      isShared: body.is_shared ?? false,
      actor,
      settle: (created) => settle(presentSavedView(created, actor)),
    })
    return presentSavedView(view, actor)
  },
}
