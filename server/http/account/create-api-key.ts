import type { accountOperations } from '../../../contract/account/routes.ts'
import type { Caller } from '../../domain/account/caller.ts'
import { endsAtMs, holdsProject, permissions } from '../../domain/account/organization.ts'
import { createApiKey as createApiKeyService, unknownProjectAt } from '../../services/account/create-api-key.ts'
import { refuseGrant } from '../../services/session/refuse-grant.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readMoment } from '../read-moment.ts'
import { presentApiKey } from './present-api-key.ts'

/** POST /api/v1/api-keys */
export const createApiKey: OperationHandler<typeof accountOperations.createApiKey> = {
  forbid(caller, body) {
    const wanted = typeof body === 'object' && body !== null && 'permissions' in body ? [body.permissions].flat() : []
    refuseGrant(caller, {
      permissions: permissions.filter((one) => wanted.includes(one)),
      expiresAtMs: endsAtMs(caller),
    })
  },
  async handle({ guard }, { organizationId, caller, body, settle }) {
    const wish = {
      organizationId,
      name: body.name,
      permissions: body.permissions,
      projectIds: body.project_ids ?? caller.projectIds,
      expiresAtMs: readMoment('expires_at', body.expires_at) ?? endsAtMs(caller),
    }
    refuseGrant(caller, wish)
    refuseForeignProjects(caller, wish.projectIds)
    const issued = await createApiKeyService(guard, wish, {
      actor: caller.actor,
      // The reply that is kept must not hold the key: it would be readable in the database for a day.
      settle: ({ record }) => settle({ ...presentApiKey(record), key: null }),
    })
    return { ...presentApiKey(issued.record), key: issued.key }
  },
}

/** To a key that is bound to projects, others are not there. */
function refuseForeignProjects(caller: Caller, wanted: readonly string[] | null): void {
  const place = wanted?.findIndex((id) => !holdsProject(caller, id)) ?? -1
  if (place !== -1) throw unknownProjectAt(place)
}
