import type { ClientClock } from '../client-clock.ts'
import { RedoubtProblem } from '../redoubt-problem.ts'

/** How long to go on looking. */
export interface WaitOptions<Value> {
  readonly clock: ClientClock
  readonly signal: AbortSignal
  /** Looks once. */
  readonly look: () => Promise<Value>
  /** Whether what was seen ends the waiting. */
  readonly isOver: (value: Value) => boolean
  /** What is waited for, for the problem. */
  readonly what: string
  /** Pause after the first look, in milliseconds; it grows by half up to `pauseMaxMs`. Default: 100. */
  readonly pauseMs?: number
  /** Default: 2,000. */
  readonly pauseMaxMs?: number
  /** Default: 15 minutes; then it rejects with the problem `timed-out`. */
  readonly waitMaxMs?: number
}

/** Looks until it is over. */
export async function waitUntil<Value>(options: WaitOptions<Value>): Promise<Value> {
  const { clock, signal, look, isOver, what, pauseMs = 100, pauseMaxMs = 2_000, waitMaxMs = 900_000 } = options
  const beganAtMs = clock.nowMs()
  for (let nextMs = pauseMs; ; nextMs = Math.min(pauseMaxMs, nextMs * 1.5)) {
    const value = await look()
    if (isOver(value)) return value
    if (clock.nowMs() - beganAtMs > waitMaxMs) {
      const detail = `${what} has not ended after ${Math.round(waitMaxMs / 1000)} s.`
      throw new RedoubtProblem({ code: 'timed-out', status: 0, detail })
    }
    await clock.wait(nextMs, signal)
  }
}
