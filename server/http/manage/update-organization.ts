import type { accountOperations } from '../../../contract/manage/account-routes.ts'
import { apiKeyActor } from '../../domain/audit.ts'
import { updateOrganization as updateOrganizationService } from '../../services/update-organization.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentOrganization } from './present-organization.ts'

/** PATCH /api/v1/organization */
export const updateOrganization: OperationHandler<typeof accountOperations.updateOrganization> = {
  async handle({ guard }, { organizationId, key, body }) {
    const command = { organizationId, actor: apiKeyActor(key.id), name: body.name }
    return presentOrganization(await updateOrganizationService(guard, command))
  },
}
