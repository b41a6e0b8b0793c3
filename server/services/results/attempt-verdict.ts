import type { TurnVerdict } from '../../domain/attack-run/turn-verdict.ts'
import type { AttemptRecord } from '../../domain/attempt/attempt-state.ts'

/** What came of an attempt as a whole; `not_judged` while it goes on, and where it ended without a verdict. */
export function attemptVerdict({ attempt: { state } }: AttemptRecord): TurnVerdict {
  if (state.kind !== 'ended' || state.outcome === 'errored' || state.outcome === 'not_run') return 'not_judged'
  return state.outcome === 'failed' ? 'breach' : state.outcome === 'unclear' ? 'unclear' : 'held'
}
