import { verdictRetryMs } from '../../domain/attack-run/next-move.ts'
import { Problem } from '../../domain/problem.ts'

/** Which verdict is awaited. */
export interface AwaitedVerdict {
  readonly attemptId: string
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
  /** Default `verdictRetryMs`. */
  readonly retryAfterMs?: number
}

/** The problem of asking for what a verdict has to come before. */
export function evalPending({ attemptId, turnIndex, retryAfterMs = verdictRetryMs }: AwaitedVerdict): Problem {
  return new Problem(
    'eval-pending',
    `eval still pending: turn ${turnIndex} of attempt ${attemptId} has no verdict yet.`,
    {
      members: { attempt_id: attemptId, turn_index: turnIndex, retry_after_ms: retryAfterMs },
    },
  )
}
