import type { AttackRun } from '../domain/redteam/run-header.ts'

/** An attempt that waits for a verdict. */
export interface Judgement {
  readonly run: AttackRun
  readonly attemptId: string
}
