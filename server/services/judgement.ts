import type { VersionedAttempt } from '../domain/redteam/attack-run-repository.ts'
import type { AttackRun } from '../domain/redteam/run-header.ts'

/** An attempt that waits for a verdict. */
export interface Judgement {
  readonly run: AttackRun
  readonly attemptId: string
  /** The attempt as it was just kept; absent = it is read. */
  readonly known?: VersionedAttempt
}
