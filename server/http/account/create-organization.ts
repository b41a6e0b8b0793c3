import type { CreateOrganizationReply } from '../../../contract/account/organization.ts'
import type { accountOperations } from '../../../contract/account/routes.ts'
import { endsAtMs } from '../../domain/account/organization.ts'
import {
  type CreatedOrganization,
  createOrganization as createOrganizationService,
  laterPermissions,
} from '../../services/account/create-organization.ts'
import { refuseGrant } from '../../services/session/refuse-grant.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentApiKey } from './present-api-key.ts'
import { presentOrganization } from './present-organization.ts'

/** POST /api/v1/organizations */
export const createOrganization: OperationHandler<typeof accountOperations.createOrganization> = {
  forbid(caller) {
    refuseGrant(caller, { permissions: laterPermissions, expiresAtMs: endsAtMs(caller) })
  },
  async handle({ guard }, { organizationId, caller, body, settle }) {
    const created = await createOrganizationService(
      guard,
      { name: body.name, id: body.id?.toLowerCase(), firstKeyExpiresAtMs: endsAtMs(caller) },
      { actor: caller.actor, organizationId },
      (wanted) => settle(present(wanted, null)),
    )
    return present(created, created.key)
  },
}

function present({ organization, apiKey }: CreatedOrganization, key: string | null): CreateOrganizationReply {
  return { organization: presentOrganization(organization), api_key: { ...presentApiKey(apiKey), key } }
}
