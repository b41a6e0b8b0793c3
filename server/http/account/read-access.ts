import type { accountOperations } from '../../../contract/account/routes.ts'
import { readAccess as readAccessService } from '../../services/account/read-access.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** GET /api/v1/access */
export const readAccess: OperationHandler<typeof accountOperations.readAccess> = {
  async handle({ guard }, { caller }) {
    const { organizationId, permissions, projectIds, defaultProjectId } = await readAccessService(guard, caller)
    return {
      organization_id: organizationId,
      permissions: [...permissions],
      project_ids: projectIds && [...projectIds],
      default_project_id: defaultProjectId,
    }
  },
}
