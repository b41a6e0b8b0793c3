import { BoundedMap } from '../../domain/bounded-map.ts'
import type { Clock } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'

/** Refused sign-ins of one address before it is locked out. */
const refusedSignInsMax = 10
const lockedMs = 10 * 60_000

/** Locks addresses out that try keys or codes. */
export interface SignInLock {
  /** Throws Problem `rate-limited` while an address is locked out, before anything is compared. */
  refuseLocked(address: string): void
  /** Counts a refused sign-in. */
  countRefused(address: string): void
}

/** Ten refused sign-ins of an address within ten minutes lock it out for the rest of them. Each server counts for itself. */
export function createSignInLock(clock: Clock): SignInLock {
  const refused = new BoundedMap<string, { readonly count: number; readonly untilMs: number }>(10_000)
  const known = (address: string) => {
    const entry = refused.get(address)
    return entry !== undefined && clock.nowMs() < entry.untilMs ? entry : null
  }
  return {
    refuseLocked(address) {
      const entry = known(address)
      if (entry === null || entry.count < refusedSignInsMax) return
      const retryAfterSeconds = Math.max(1, (entry.untilMs - clock.nowMs()) / 1_000)
      throw new Problem('rate-limited', 'Too many refused sign-ins from this address; wait a while.', {
        retryAfterSeconds,
      })
    },
    countRefused(address) {
      const entry = known(address) ?? { count: 0, untilMs: clock.nowMs() + lockedMs }
      refused.set(address, { ...entry, count: entry.count + 1 })
    },
  }
}
