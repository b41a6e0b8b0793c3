import type { ClientClock } from '../client-clock.ts'
import { RedoubtProblem } from '../redoubt-problem.ts'

/** What was seen of a run. */
export interface SeenRun {
  /** Whether a prompt was given out, or one is being answered. */
  readonly isMoving: boolean
  /** Whether somebody paused it. */
  readonly isPaused: boolean
}

/** A run in which nothing moves for so long is stuck, in milliseconds. */
const idleMsMax = 900_000

/**
 * To be told what each look at a run saw: throws the problem `timed-out` once nothing has moved for 15 minutes, pauses apart, or it
 * was paused for `pausedMsMax` without a break.
 */
export function idleWatch(clock: Pick<ClientClock, 'nowMs'>, pausedMsMax: number): (seen: SeenRun) => void {
  let movedAtMs = clock.nowMs()
  let pausedAtMs: number | null = null
  return ({ isMoving, isPaused }) => {
    const nowMs = clock.nowMs()
    if (isMoving || isPaused) movedAtMs = nowMs
    pausedAtMs = isPaused ? (pausedAtMs ?? nowMs) : null
    if (pausedAtMs !== null && nowMs - pausedAtMs > pausedMsMax) {
      throw timedOut(`The run is paused, and was for ${minutesOf(pausedMsMax)}; resume it and call again.`)
    }
    if (nowMs - movedAtMs > idleMsMax) throw timedOut(`The service had no prompt to give for ${minutesOf(idleMsMax)}.`)
  }
}

function timedOut(detail: string): RedoubtProblem {
  return new RedoubtProblem({ code: 'timed-out', status: 0, detail })
}

function minutesOf(ms: number): string {
  return `${Math.round(ms / 60_000)} minutes`
}
