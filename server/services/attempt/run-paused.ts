import type { TurnPlace } from '../../domain/attack-run/attack-run-repository.ts'
import { pauseRetryMs } from '../../domain/attack-run/next-move.ts'
import { Problem } from '../../domain/problem.ts'

/**
 * The problem of asking for the next prompt of a paused run in the plain loop. It is the one that clients of that loop know as
 * "ask again later", so one that never heard of pauses waits as well.
 */
export function runPaused(pausedAtMs: number, turn: TurnPlace | null): Problem {
  const since = new Date(pausedAtMs).toISOString()
  return new Problem(
    'eval-pending',
    `eval still pending: the run is paused since ${since}, and goes on when it is resumed (POST …/attack-run/resume).`,
    {
      retryAfterSeconds: pauseRetryMs / 1_000,
      members: {
        ...(turn !== null && { attempt_id: turn.attemptId, turn_index: turn.turnIndex }),
        retry_after_ms: pauseRetryMs,
        paused_at: since,
      },
    },
  )
}
