import { Problem } from '../domain/problem.ts'
import type { Session } from '../domain/session.ts'
import { recordAudit } from './record-audit.ts'
import { type Grantor, refuseRevocation } from './refuse-grant.ts'
import type { ServiceScope } from './service-scope.ts'
import { sessionState } from './session-state.ts'

/** Which session to end. */
export interface RevokeSessionCommand {
  readonly organizationId: string
  readonly sessionId: string
  /** Who ends it, as the audit log shows it. */
  readonly actor: string
  /** The key that asks; null where somebody ends his own session. */
  readonly held: Grantor | null
}

/**
 * Ends a session; again changes nothing. Rejects with Problem `session-not-found` when it is not there or another
 * organization's, `missing-permission` when it may do what the asking key may not.
 */
export function revokeSession(scope: ServiceScope, command: RevokeSessionCommand): Promise<Session> {
  const { organizationId, sessionId, actor, held } = command
  return scope.store.write(async (repositories) => {
    const before = await repositories.sessions.lock(organizationId, sessionId)
    if (before === null) throw new Problem('session-not-found', 'There is no session with this id.')
    const key = await repositories.apiKeys.find(organizationId, before.apiKeyId)
    if (held !== null && key !== null) refuseRevocation(held, key.permissions)
    if (before.revokedAtMs !== null) return before
    const after = { ...before, revokedAtMs: scope.clock.nowMs() }
    await repositories.sessions.revoke(organizationId, sessionId, after.revokedAtMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'session.revoke',
      target: `session:${sessionId}`,
      before: sessionState(before),
      after: sessionState(after),
    })
    return after
  })
}
