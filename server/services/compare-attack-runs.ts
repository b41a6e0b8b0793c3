import type { AttackRun } from '../domain/redteam/run-header.ts'
import { fisherExact } from '../domain/redteam/run-statistics.ts'
import { type AttackRate, summaryOf } from '../domain/redteam/run-summary.ts'
import { readAttackRun } from './read-attack-run.ts'
import type { TestReference } from './read-test.ts'
import type { RedTeamScope } from './red-team-scope.ts'

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
