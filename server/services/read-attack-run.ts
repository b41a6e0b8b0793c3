import { Problem } from '../domain/problem.ts'
import type { AttackRun } from '../domain/redteam/run-header.ts'
import { detailsOf, type RunSummary, summaryOf } from '../domain/redteam/run-summary.ts'
import type { AttackRunScope } from './attack-run-scope.ts'
import { readTest, type TestReference } from './read-test.ts'

/** A run of a test; the latest when `runId` is null. */
export interface RunReference extends TestReference {
  readonly runId: string | null
}

/** A run, or null when the test has none yet. Rejects with Problem `test-not-found` or `attack-run-not-found`. */
export async function findAttackRun(
  scope: Pick<AttackRunScope, 'store'>,
  { organizationId, testId, runId }: RunReference,
): Promise<AttackRun | null> {
  const run = await scope.store.read(async ({ attackRuns }) =>
    runId === null
      ? ((await attackRuns.listLatest(organizationId, testId, 1))[0] ?? null)
      : attackRuns.find(organizationId, testId, runId),
  )
  if (run !== null) return run
  await readTest(scope, { organizationId, testId })
  if (runId !== null) throw runNotFound()
  return null
}

/** As `findAttackRun`; rejects with Problem `precondition-missing` when the test has no run yet. */
export async function readAttackRun(scope: Pick<AttackRunScope, 'store'>, reference: RunReference): Promise<AttackRun> {
  const run = await findAttackRun(scope, reference)
  if (run === null) throw noRunYet()
  return run
}

/** What a run came to, with everything that takes reading its attempts. */
export async function summarise(scope: Pick<AttackRunScope, 'store'>, run: AttackRun): Promise<RunSummary> {
  const counts = await scope.store.survey(({ attackRuns }) => attackRuns.countOutcomes(run.organizationId, run.id))
  return summaryOf(run, detailsOf(counts))
}

/** The problem of an id that no run of the test has. */
export function runNotFound(): Problem {
  return new Problem('attack-run-not-found', 'The test has no attack run with this id.')
}

/** The problem of an id that no attempt of the run has. */
export function attemptNotFound(): Problem {
  return new Problem('attempt-not-found', 'The run has no attempt with this id.')
}

/** The problem of a test that was never attacked. */
export function noRunYet(): Problem {
  return new Problem('precondition-missing', 'The test has no attack run; begin one first (POST …/attack-run/begin).')
}
