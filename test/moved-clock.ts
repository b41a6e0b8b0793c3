import type { Clock } from '../server/domain/ports.ts'
import { systemClock } from '../server/process-ports.ts'

/** A clock that tests put forward, in the place of waiting. */
export interface MovedClock {
  readonly clock: Clock
  /** Does the work that many milliseconds later, then puts the clock back. */
  later<Result>(ms: number, work: () => Promise<Result>): Promise<Result>
}

/** A clock that shows the time of the system until it is put forward. */
export function createMovedClock(): MovedClock {
  let aheadMs = 0
  return {
    clock: { nowMs: () => systemClock.nowMs() + aheadMs },
    async later(ms, work) {
      aheadMs = ms
      try {
        return await work()
      } finally {
        aheadMs = 0
      }
    },
  }
}
