import { BoundedMap } from '../domain/bounded-map.ts'
import { type ApiKey, isUsable } from '../domain/organization.ts'
import type { Clock, Sha256, Store } from '../domain/ports.ts'
import { Problem } from '../domain/problem.ts'

/** Tells whose key a request carries. */
export interface Authenticator {
  /**
   * The usable key behind a secret. Rejects with Problem `invalid-api-key` when it is unknown, expired or revoked,
   * all alike. A revocation through another process shows within 1.5 s.
   */
  authenticate(secret: string): Promise<ApiKey>
  /** Forgets a key that was changed through this process, so that the change shows at once. */
  forget(sha256: string): void
}

/** What authentication needs. */
export interface AuthenticatorOptions {
  readonly store: Store
  readonly clock: Clock
  readonly sha256: Sha256
  /** Told when the time of last use could not be saved; requests go on. */
  readonly onTouchFailed: (error: unknown) => void
}

interface Entry {
  readonly readAtMs: number
  readonly key: Promise<ApiKey | null>
}

/** Remembers up to 10,000 secrets by their hash, unknown ones too, for 1.5 s each. */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const cache = new BoundedMap<string, Entry>(10_000)
  const touchedAtMs = new BoundedMap<string, number>(10_000)
  const find = (sha256: string, nowMs: number): Promise<ApiKey | null> => {
    const known = cache.get(sha256)
    if (known && nowMs >= known.readAtMs && nowMs - known.readAtMs < freshMs) return known.key
    const key = options.store.read(({ apiKeys }) => apiKeys.findBySha256(sha256))
    cache.set(sha256, { readAtMs: nowMs, key })
    key.catch(() => cache.delete(sha256))
    return key
  }
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
      const key = await find(options.sha256(secret), nowMs)
      if (key === null || !isUsable(key, nowMs)) {
        throw new Problem('invalid-api-key', 'The API key is unknown, expired or revoked.')
      }
      touch(key, nowMs)
      return key
    },
    forget: (sha256) => cache.delete(sha256),
  }
}

const freshMs = 1_500
const touchEveryMs = 60_000
