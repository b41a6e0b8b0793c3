import type { ApiKey, Permission } from '../domain/organization.ts'
import { Problem } from '../domain/problem.ts'
import { apiKeyState } from './api-key-state.ts'
import { recordAudit } from './record-audit.ts'
import type { ServiceScope } from './service-scope.ts'

/** Which key to revoke. */
export interface RevokeApiKeyCommand {
  readonly organizationId: string
  readonly apiKeyId: string
  /** Who revokes it, as the audit log shows it. */
  readonly actor: string
  /** What the revoking key may do; null for a local command, which may do everything. */
  readonly held: readonly Permission[] | null
}

/**
 * Revokes a key; again changes nothing. Rejects with Problem `api-key-not-found` when it is not there or another
 * organization's, `missing-permission` when it is an administrator's key and the revoking one is not.
 */
export function revokeApiKey(scope: ServiceScope, command: RevokeApiKeyCommand): Promise<ApiKey> {
  const { organizationId, apiKeyId, actor, held } = command
  return scope.store.write(async (repositories) => {
    const before = await repositories.apiKeys.lock(organizationId, apiKeyId)
    if (before === null) throw new Problem('api-key-not-found', 'There is no API key with this id.')
    if (held !== null && before.permissions.includes('admin') && !held.includes('admin')) {
      throw new Problem('missing-permission', 'Only a key with the permission "admin" revokes one that has it.')
    }
    if (before.revokedAtMs !== null) return before
    const after = { ...before, revokedAtMs: scope.clock.nowMs() }
    await repositories.apiKeys.revoke(organizationId, apiKeyId, after.revokedAtMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'api_key.revoke',
      target: `api_key:${apiKeyId}`,
      before: apiKeyState(before),
      after: apiKeyState(after),
    })
    return after
  })
}
