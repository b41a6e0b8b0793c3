import { type ApiKey, isUsable } from '../../domain/account/organization.ts'
import { BoundedMap } from '../../domain/bounded-map.ts'
import { createBriefCache } from '../../domain/brief-cache.ts'
import { Problem } from '../../domain/problem.ts'
import {
  type AuthenticatorOptions,
  createSessionAuthenticator,
  type SessionAuthenticator,
} from './authenticate-session.ts'

/** Tells whose key a request carries. */
export interface Authenticator {
  /**
   * The usable key behind a secret. Rejects with Problem `invalid-api-key` when it is unknown, expired or revoked,
   * all alike. A revocation through another process shows within 1.5 s.
   */
  authenticate(secret: string): Promise<ApiKey>
  /** Forgets a key that was changed through this process, so that the change shows at once. */
  forget(sha256: string): void
  /** For requests of the console, which carry a cookie instead of a key. */
  readonly sessions: SessionAuthenticator
}

/** Remembers up to 10,000 secrets by their hash, unknown ones too, for 1.5 s each. */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const cache = createBriefCache<ApiKey | null>(options.clock)
  const touchedAtMs = new BoundedMap<string, number>(10_000)
  const touch = (key: ApiKey, nowMs: number): void => {
    if (nowMs - (touchedAtMs.get(key.id) ?? 0) < touchEveryMs) return
    touchedAtMs.set(key.id, nowMs)
    options.store
      .write(({ apiKeys }) => apiKeys.touch(key.organizationId, key.id, nowMs))
      .catch((error: unknown) => options.onTouchFailed(error))
  }
  return {
    async authenticate(secret) {
      const nowMs = options.clock.nowMs()
      const hash = options.sha256(secret)
      const key = await cache.read(hash, () => options.store.read(({ apiKeys }) => apiKeys.findBySha256(hash)))
      if (key === null || !isUsable(key, nowMs)) {
        throw new Problem('invalid-api-key', 'The API key is unknown, expired or revoked.')
      }
      touch(key, nowMs)
      return key
    },
    forget: (sha256) => cache.delete(sha256),
    sessions: createSessionAuthenticator(options),
  }
}

const touchEveryMs = 60_000
