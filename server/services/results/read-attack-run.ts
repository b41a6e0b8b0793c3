import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { detailsOf, type RunSummary, summaryOf } from '../../domain/attack-run/run-summary.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/** A run of a test; the latest when `runId` is null. */
export interface RunReference extends TestReference {
  /** Null = the latest. */
  readonly runId: string | null
}

/** A run, or null when the test has none yet. Rejects with Problem `test-not-found` or `attack-run-not-found`. */
export async function findAttackRun(
  scope: Pick<RedTeamScope, 'store'>,
  { organizationId, testId, runId }: RunReference,
): Promise<AttackRun | null> {
  const run = await scope.store.read((repositories) => selectRun(repositories, { organizationId, testId, runId }))
  if (run !== null) return run
  await readTest(scope, { organizationId, testId })
  if (runId !== null) throw runNotFound()
  return null
}

/** The same inside of a transaction, without a word about why there is none. */
export async function selectRun(
  { attackRuns }: Pick<Repositories, 'attackRuns'>,
  { organizationId, testId, runId }: RunReference,
): Promise<AttackRun | null> {
  if (runId !== null) return attackRuns.find(organizationId, testId, runId)
  const [latest = null] = await attackRuns.listLatest(organizationId, testId, 1)
  return latest
}

/** As `findAttackRun`; rejects with Problem `precondition-missing` when the test has no run yet. */
export async function readAttackRun(scope: Pick<RedTeamScope, 'store'>, reference: RunReference): Promise<AttackRun> {
  const run = await findAttackRun(scope, reference)
  if (run === null) throw noRunYet()
  return run
}

/** What a run of this plan came to, with everything that takes reading its attempts. */
export async function summarise(
  scope: Pick<RedTeamScope, 'store'>,
  run: AttackRun,
  plan: AttackPlan,
): Promise<RunSummary> {
  const { organizationId, testId } = run
  return scope.store.survey(async ({ attackRuns, redTeamTests, turnLabels }) => {
    const counts = await attackRuns.countOutcomes(organizationId, run.id)
    const projectId = await redTeamTests.findProjectId(organizationId, testId)
    const labels = projectId === null ? [] : await turnLabels.count({ organizationId, projectId })
    return summaryOf(run, detailsOf(plan, counts, labels))
  })
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
