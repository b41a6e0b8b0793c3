import { apiKeyActor } from '../../domain/account/audit.ts'
import { type ApiKey, holdsProjectsOf } from '../../domain/account/organization.ts'
import { Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordDeletedView } from '../monitoring/record-deleted-view.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { type Grantor, refuseRevocation } from '../session/refuse-grant.ts'
import { apiKeyState } from './api-key-state.ts'

/** Which key to revoke. */
export interface RevokeApiKeyCommand {
  readonly organizationId: string
  readonly apiKeyId: string
  /** Who revokes it, as the audit log shows it. */
  readonly actor: string
  /** The revoking key; null for a local command, which may do everything. */
  readonly held: Grantor | null
}

/**
 * Revokes a key, and deletes the views that it saved and did not share; again changes nothing. Rejects with Problem `api-key-not-found` when it is not there, another
 * organization's, or bound to projects that the revoking one does not hold; `missing-permission` when it may do what the
 * revoking one may not.
 */
export function revokeApiKey(scope: ServiceScope, command: RevokeApiKeyCommand): Promise<ApiKey> {
  const { organizationId, apiKeyId, actor, held } = command
  return scope.store.write(async (repositories) => {
    const before = await repositories.apiKeys.lock(organizationId, apiKeyId)
    if (before === null || (held !== null && !holdsProjectsOf(held, before)))
      throw new Problem('api-key-not-found', 'There is no API key with this id.')
    if (held !== null) refuseRevocation(held, before.permissions)
    if (before.revokedAtMs !== null) return before
    const after = { ...before, revokedAtMs: scope.clock.nowMs() }
    await repositories.apiKeys.revoke(organizationId, apiKeyId, after.revokedAtMs)
    const deleted = await repositories.savedViews.deleteUnshared(organizationId, apiKeyActor(apiKeyId))
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'api_key.revoke',
      target: `api_key:${apiKeyId}`,
      before: apiKeyState(before),
      after: apiKeyState(after),
    })
    for (const view of deleted) await recordDeletedView(scope, repositories, { view, actor })
    return after
  })
}
