import { apiKeyActor } from '../../domain/account/audit.ts'
import { type ApiKey, isUsable } from '../../domain/account/organization.ts'
import { sessionMsMax } from '../../domain/account/session.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import type { SignedIn } from './authenticate-session.ts'
import { type OpenedSession, openSession } from './open-session.ts'

/** How somebody signs in: with a key, or with a one-time code. */
export type SignIn = { readonly apiKey: string } | { readonly code: string }

/** A session that has begun. */
export type BegunSession = SignedIn & OpenedSession

/**
 * Begins a session with what a key may do, or uses up a one-time code for one. Audited. Rejects with Problem
 * `invalid-api-key` when key or code is unknown, used, expired or revoked, all alike.
 */
export async function beginSession(
  scope: ServiceScope,
  signIn: SignIn,
  userAgent: string | null,
): Promise<BegunSession> {
  const begun = await scope.store.write(async (repositories) => {
    const key = await keyOf(scope, repositories, signIn)
    // A used code stays used: the transaction must not be taken back, so nothing is thrown in it.
    if (key === null || !isUsable(key, scope.clock.nowMs())) return null
    const opened = await openSession(scope, repositories, {
      organizationId: key.organizationId,
      holder: { kind: 'key', apiKeyId: key.id },
      actor: apiKeyActor(key.id),
      userAgent,
      sessionMs: sessionMsMax,
      told: { signed_in_with: 'code' in signIn ? 'one-time code' : 'key' },
    })
    return { ...opened, by: { kind: 'key', key } } as const
  })
  if (begun === null) throw new Problem('invalid-api-key', 'The key or code is unknown, used, expired or revoked.')
  return begun
}

async function keyOf(scope: ServiceScope, repositories: Repositories, signIn: SignIn): Promise<ApiKey | null> {
  if ('apiKey' in signIn) return repositories.apiKeys.findBySha256(scope.sha256(signIn.apiKey))
  const code = await repositories.sessions.takeCode(scope.sha256(signIn.code), scope.clock.nowMs())
  return code && repositories.apiKeys.find(code.organizationId, code.apiKeyId)
}
