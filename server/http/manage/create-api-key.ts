import type { accountOperations } from '../../../contract/manage/account-routes.ts'
import { apiKeyActor } from '../../domain/audit.ts'
import { type ApiKey, endsAtMs, holdsProject, permissions } from '../../domain/organization.ts'
import { createApiKey as createApiKeyService, unknownProjectAt } from '../../services/create-api-key.ts'
import { refuseGrant } from '../../services/refuse-grant.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readMoment } from '../read-moment.ts'
import { presentApiKey } from './present-api-key.ts'

/** POST /api/v1/api-keys */
export const createApiKey: OperationHandler<typeof accountOperations.createApiKey> = {
  forbid(key, body) {
    const wanted = typeof body === 'object' && body !== null && 'permissions' in body ? [body.permissions].flat() : []
    refuseGrant(key, { permissions: permissions.filter((one) => wanted.includes(one)), expiresAtMs: endsAtMs(key) })
  },
  async handle({ guard }, { organizationId, key, body, settle }) {
    const wish = {
      organizationId,
      name: body.name,
      permissions: body.permissions,
      projectIds: body.project_ids ?? key.projectIds,
      expiresAtMs: readMoment('expires_at', body.expires_at) ?? endsAtMs(key),
    }
    refuseGrant(key, wish)
    refuseForeignProjects(key, wish.projectIds)
    const issued = await createApiKeyService(guard, wish, {
      actor: apiKeyActor(key.id),
      // The reply that is kept must not hold the key: it would be readable in the database for a day.
      settle: ({ record }) => settle({ ...presentApiKey(record), key: null }),
    })
    return { ...presentApiKey(issued.record), key: issued.key }
  },
}

/** To a key that is bound to projects, others are not there. */
function refuseForeignProjects(key: ApiKey, wanted: readonly string[] | null): void {
  const place = wanted?.findIndex((id) => !holdsProject(key, id)) ?? -1
  if (place !== -1) throw unknownProjectAt(place)
}
