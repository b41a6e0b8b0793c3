import type { privacyOperations } from '../../../contract/privacy/routes.ts'
import { readErasure as readErasureService } from '../../services/privacy/read-erasure.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentErasure } from './present-erasure.ts'

/** GET /api/v1/erasures/{id} */
export const readErasure: OperationHandler<typeof privacyOperations.readErasure> = {
  async handle({ guard }, { organizationId, params }) {
    return presentErasure(await readErasureService(guard, organizationId, params.id))
  },
}
