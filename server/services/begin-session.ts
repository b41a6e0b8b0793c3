import { apiKeyActor } from '../domain/audit.ts'
import { type ApiKey, isUsable } from '../domain/organization.ts'
import type { Repositories } from '../domain/ports.ts'
import { Problem } from '../domain/problem.ts'
import { type Session, sessionMsMax } from '../domain/session.ts'
import { recordAudit } from './record-audit.ts'
import type { ServiceScope } from './service-scope.ts'
import { sessionState } from './session-state.ts'

/** How somebody signs in: with a key, or with a one-time code. */
export type SignIn = { readonly apiKey: string } | { readonly code: string }

/** A session that has begun. */
export interface BegunSession {
  readonly session: Session
  readonly key: ApiKey
  /** What the cookie holds; nothing keeps it. */
  readonly secret: string
}

/**
 * Begins a session with what a key may do, or uses up a one-time code for one. Audited. Rejects with Problem
 * `invalid-api-key` when key or code is unknown, used, expired or revoked, all alike.
 */
export async function beginSession(
  scope: ServiceScope,
  signIn: SignIn,
  userAgent: string | null,
): Promise<BegunSession> {
  const nowMs = scope.clock.nowMs()
  const secret = `rds_${Buffer.from(scope.randomBytes(32)).toString('base64url')}`
  const begun = await scope.store.write(async (repositories) => {
    const key = await keyOf(scope, repositories, signIn)
    // A used code stays used: the transaction must not be taken back, so nothing is thrown in it.
    if (key === null || !isUsable(key, nowMs)) return null
    const session: Session = {
      id: scope.ids.next(),
      organizationId: key.organizationId,
      apiKeyId: key.id,
      sha256: scope.sha256(secret),
      userAgent: userAgent?.slice(0, userAgentUnitsMax) ?? null,
      createdAtMs: nowMs,
      lastSeenAtMs: nowMs,
      endsAtMs: nowMs + sessionMsMax,
      revokedAtMs: null,
    }
    await repositories.sessions.insert(session)
    await recordAudit(scope, repositories, {
      organizationId: key.organizationId,
      actor: apiKeyActor(key.id),
      action: 'session.create',
      target: `session:${session.id}`,
      before: null,
      after: { ...sessionState(session), signed_in_with: 'code' in signIn ? 'one-time code' : 'key' },
    })
    return { session, key, secret }
  })
  if (begun === null) throw new Problem('invalid-api-key', 'The key or code is unknown, used, expired or revoked.')
  return begun
}

const userAgentUnitsMax = 300

async function keyOf(scope: ServiceScope, repositories: Repositories, signIn: SignIn): Promise<ApiKey | null> {
  if ('apiKey' in signIn) return repositories.apiKeys.findBySha256(scope.sha256(signIn.apiKey))
  const code = await repositories.sessions.takeCode(scope.sha256(signIn.code), scope.clock.nowMs())
  return code && repositories.apiKeys.find(code.organizationId, code.apiKeyId)
}
