import type { AttackRun } from '../../domain/attack-run/run-header.ts'

/** An attempt that waits for a verdict. */
export interface AttemptToJudge {
  readonly run: AttackRun
  readonly attemptId: string
}
