import { apiKeyActor } from '../../domain/account/audit.ts'
import { type ApiKey, holdsProjectsOf, isUsable } from '../../domain/account/organization.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import { Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { refuseBeyondQuota } from '../quota/refuse-beyond-quota.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { type Grantor, refuseGrant } from '../session/refuse-grant.ts'
import { apiKeyState } from './api-key-state.ts'
import { type IssuedApiKey, issueApiKey } from './issue-api-key.ts'

/** Which key to rotate, and how. */
export interface RotateApiKeyCommand {
  readonly organizationId: string
  readonly apiKeyId: string
  /** How long the old key goes on working, in seconds; 0 to 30 days. */
  readonly graceSeconds: number
  /** Who rotates it, as the audit log shows it. */
  readonly actor: string
  /** The rotating key. */
  readonly held: Grantor
  /** Makes the reply that is kept for repetitions, without the key; null when there is none. */
  readonly settle: (rotated: RotatedApiKey) => IdempotentReply | null
}

/** A new key beside the one that it replaces. */
export interface RotatedApiKey extends IssuedApiKey {
  readonly replaced: ApiKey
}

/**
 * Issues a key with the name, the permissions and the expiry of another one, which goes on working for the grace period
 * and no longer than it would have. A key is replaced once: so there is one successor to look for, and a grace period that
 * was promised to its users is not changed. Its saved views are the successor's from then on. Rejects with Problem `api-key-not-found` when it is not there, another
 * organization's, or bound to projects that the rotating one does not hold; `missing-permission` when it may do more than
 * the rotating one, or for longer; `conflict` when it was replaced already or works no more.
 */
export function rotateApiKey(scope: ServiceScope, command: RotateApiKeyCommand): Promise<RotatedApiKey> {
  const { organizationId, apiKeyId, actor } = command
  return scope.store.write(async (repositories) => {
    const nowMs = scope.clock.nowMs()
    const before = await repositories.apiKeys.lock(organizationId, apiKeyId)
    if (before === null || !holdsProjectsOf(command.held, before))
      throw new Problem('api-key-not-found', 'There is no API key with this id.')
    refuseGrant(command.held, before)
    refuseUnrotatable(before, nowMs)
    const { name, permissions, expiresAtMs, projectIds } = before
    const issued = issueApiKey(scope, { organizationId, name, permissions, expiresAtMs, projectIds })
    // Before the end of the audit chain is locked: who changes a view takes the two in this order.
    const saver = { from: apiKeyActor(apiKeyId), to: apiKeyActor(issued.record.id) }
    await repositories.savedViews.moveAll(organizationId, saver)
    await refuseBeyondQuota(scope, repositories, { organizationId, kind: 'apiKeys', isReplacement: true })
    const grace = { graceEndsAtMs: nowMs + command.graceSeconds * 1_000, replacedBy: issued.record.id }
    const replaced = { ...before, ...grace }
    await repositories.apiKeys.replace(organizationId, apiKeyId, grace)
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

function refuseUnrotatable(key: ApiKey, nowMs: number): void {
  if (key.graceEndsAtMs !== null && key.revokedAtMs === null) {
    const successor = key.replacedBy === null ? 'the key that replaced it' : `its successor ${key.replacedBy}`
    throw new Problem(
      'conflict',
      `The API key was rotated already. Rotate ${successor} instead, or create a new key with POST /api/v1/api-keys.`,
    )
  }
  if (!isUsable(key, nowMs)) throw new Problem('conflict', 'The API key is expired or revoked; create a new one.')
}
