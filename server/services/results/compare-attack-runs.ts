import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { type AttackRate, summaryOf } from '../../domain/attack-run/run-summary.ts'
import { fisherExact } from '../../domain/results/run-statistics.ts'
import type { TestReference } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { readAttackRun } from './read-attack-run.ts'

/** Two runs of a test side by side. */
export interface AttackRunComparison {
  readonly run: AttackRun
  readonly other: AttackRun
  readonly rate: AttackRate
  readonly otherRate: AttackRate
  /** Two-sided, of Fisher's exact test; 1 when one of them has no judged attempt. */
  readonly pValue: number
}

/** Compares two runs of a test. Rejects with Problem `test-not-found` or `attack-run-not-found`. */
export async function compareAttackRuns(
  scope: Pick<RedTeamScope, 'store'>,
  { runId, otherRunId, ...test }: TestReference & { readonly runId: string; readonly otherRunId: string },
): Promise<AttackRunComparison> {
  const run = await readAttackRun(scope, { ...test, runId })
  const other = await readAttackRun(scope, { ...test, runId: otherRunId })
  const { rate } = summaryOf(run, null)
  const { rate: otherRate } = summaryOf(other, null)
  return { run, other, rate, otherRate, pValue: fisherExact(rate, otherRate) }
}
