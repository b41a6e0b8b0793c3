import type { IdempotentReply } from '../domain/idempotency.ts'
import { type ApiKey, isUsable, type Permission } from '../domain/organization.ts'
import { Problem } from '../domain/problem.ts'
import { apiKeyState } from './api-key-state.ts'
import { type IssuedApiKey, issueApiKey } from './issue-api-key.ts'
import { recordAudit } from './record-audit.ts'
import { refuseGrant } from './refuse-grant.ts'
import type { ServiceScope } from './service-scope.ts'

/** Which key to rotate, and how. */
export interface RotateApiKeyCommand {
  readonly organizationId: string
  readonly apiKeyId: string
  /** How long the old key goes on working, in seconds; 0 to 30 days. */
  readonly graceSeconds: number
  /** Who rotates it, as the audit log shows it. */
  readonly actor: string
  /** What the rotating key may do. */
  readonly held: readonly Permission[]
  /** Makes the reply that is kept for repetitions, without the key; null when there is none. */
  readonly settle: (rotated: RotatedApiKey) => IdempotentReply | null
}

/** A new key beside the one that it replaces. */
export interface RotatedApiKey extends IssuedApiKey {
  readonly replaced: ApiKey
}

/**
 * Issues a key with the name, the permissions and the length of life of another one, which goes on working for the
 * grace period and no longer than it would have. Rejects with Problem `api-key-not-found` when it is not there or
 * another organization's, `missing-permission` when it may do more than the rotating one, `conflict` when it works no more.
 */
export function rotateApiKey(scope: ServiceScope, command: RotateApiKeyCommand): Promise<RotatedApiKey> {
  const { organizationId, apiKeyId, actor } = command
  return scope.store.write(async (repositories) => {
    const nowMs = scope.clock.nowMs()
    const before = await repositories.apiKeys.lock(organizationId, apiKeyId)
    if (before === null) throw new Problem('api-key-not-found', 'There is no API key with this id.')
    refuseGrant(command.held, before.permissions)
    if (!isUsable(before, nowMs)) throw new Problem('conflict', 'The API key is expired or revoked; create a new one.')
    const lifeMs = before.expiresAtMs === null ? null : before.expiresAtMs - before.createdAtMs
    // One moment for all of it, so that the new key lives exactly as long as the old one was to.
    const issued = issueApiKey(
      { ...scope, clock: { nowMs: () => nowMs } },
      {
        organizationId,
        name: before.name,
        permissions: before.permissions,
        expiresAtMs: lifeMs === null ? null : nowMs + lifeMs,
      },
    )
    const endsAtMs = nowMs + command.graceSeconds * 1_000
    const replaced = { ...before, expiresAtMs: Math.min(before.expiresAtMs ?? endsAtMs, endsAtMs) }
    await repositories.apiKeys.expire(organizationId, apiKeyId, endsAtMs)
    await repositories.apiKeys.insert(issued.record)
    const reply = command.settle({ ...issued, replaced })
    if (reply) await repositories.idempotency.settle(reply, nowMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'api_key.rotate',
      target: `api_key:${apiKeyId}`,
      before: apiKeyState(before),
      after: { ...apiKeyState(replaced), replaced_by: { id: issued.record.id, ...apiKeyState(issued.record) } },
    })
    return { ...issued, replaced }
  })
}
