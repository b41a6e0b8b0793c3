import type { accountOperations } from '../../../contract/account/routes.ts'
import { readOrganization as readOrganizationService } from '../../services/account/read-organization.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentOrganization } from './present-organization.ts'

/** GET /api/v1/organization */
export const readOrganization: OperationHandler<typeof accountOperations.readOrganization> = {
  async handle({ guard }, { organizationId }) {
    return presentOrganization(await readOrganizationService(guard, organizationId))
  },
}
