import type { ClientClock } from './client-clock.ts'

/** A clock of tests: time passes only when somebody waits, and then at once. */
export interface RecordedClock extends ClientClock {
  /** Every pause that was waited for to its end, in milliseconds. */
  readonly pauses: readonly number[]
}

/** Waits of `timeoutMs` are time-outs and never come to their end. `random` is what chance says. */
export function recordedClock({ timeoutMs = 60_000, random = 1 } = {}): RecordedClock {
  const pauses: number[] = []
  let nowMs = 1_700_000_000_000
  let ids = 0
  return {
    pauses,
    nowMs: () => nowMs,
    random: () => random,
    newId: () => {
      ids += 1
      return `id-${ids}`
    },
    wait(delayMs, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason)
      if (delayMs === timeoutMs) {
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      }
      pauses.push(delayMs)
      nowMs += delayMs
      return Promise.resolve()
    },
  }
}
