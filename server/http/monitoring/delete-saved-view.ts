import type { savedViewOperations } from '../../../contract/monitoring/routes.ts'
import { deleteSavedView as deleteSavedViewService } from '../../services/monitoring/delete-saved-view.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentSavedView } from './present-saved-view.ts'

/** DELETE /api/v1/saved-views/{id} */
export const deleteSavedView: OperationHandler<typeof savedViewOperations.deleteSavedView> = {
  async handle({ guard }, { organizationId, caller: { actor }, params }) {
    return presentSavedView(await deleteSavedViewService(guard, { organizationId, id: params.id, actor }), actor)
  },
}
