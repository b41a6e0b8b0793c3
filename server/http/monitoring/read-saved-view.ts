import type { savedViewOperations } from '../../../contract/monitoring/routes.ts'
import { readSavedView as readSavedViewService } from '../../services/monitoring/read-saved-view.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentSavedView } from './present-saved-view.ts'

/** GET /api/v1/saved-views/{id} */
export const readSavedView: OperationHandler<typeof savedViewOperations.readSavedView> = {
  async handle({ guard }, { organizationId, caller: { actor }, params }) {
    return presentSavedView(await readSavedViewService(guard, { organizationId, id: params.id, actor }), actor)
  },
}
