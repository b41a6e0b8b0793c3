import type { accountOperations } from '../../../contract/account/routes.ts'
import { updateOrganization as updateOrganizationService } from '../../services/account/update-organization.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentOrganization } from './present-organization.ts'

/** PATCH /api/v1/organization */
export const updateOrganization: OperationHandler<typeof accountOperations.updateOrganization> = {
  async handle({ guard }, { organizationId, caller, body }) {
    const command = { organizationId, actor: caller.actor, name: body.name }
    return presentOrganization(await updateOrganizationService(guard, command))
  },
}
