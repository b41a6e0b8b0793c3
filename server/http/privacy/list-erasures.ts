import type { privacyOperations } from '../../../contract/privacy/routes.ts'
import { listErasures as listErasuresService } from '../../services/privacy/list-erasures.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentErasure } from './present-erasure.ts'

/** GET /api/v1/erasures */
export const listErasures: OperationHandler<typeof privacyOperations.listErasures> = {
  async handle({ guard }, { organizationId, caller, query }) {
    const { items, ...page } = await listErasuresService(guard, {
      organizationId,
      heldProjectIds: caller.projectIds,
      page: { offset: query.offset ?? 0, limit: query.limit ?? 50 },
    })
    return { ...page, items: items.map(presentErasure) }
  },
}
