import type { RedTeamTest } from '../domain/redteam/red-team-test.ts'
import type { TestJobReference } from './change-in-job.ts'
import type { RedTeamScope } from './red-team-scope.ts'
import { failStage, writeStage } from './write-stage.ts'

/** Writes the scenarios of a test and ends the job, as `writeStage`. */
export function writeScenarios(scope: RedTeamScope, job: TestJobReference): Promise<unknown> {
  return writeStage(scope, job, {
    did: 'wrote the scenarios',
    write: ({ settings, seed, policies, reconnaissance: { profile } }) =>
      scope.engine.generateScenarios({ settings, seed, policies, profile }),
    put: (test, items) => ({ ...test, scenarios: { status: 'ready', items, error: null } }),
    fail: failed,
  })
}

/** Ends scenarios that cannot be written. */
export function failScenarios(
  scope: Pick<RedTeamScope, 'store' | 'clock'>,
  job: TestJobReference,
  reason: string,
): Promise<void> {
  return failStage(scope, job, (test) => failed(test, reason))
}

function failed(test: RedTeamTest, error: string): RedTeamTest {
  return { ...test, scenarios: { ...test.scenarios, status: 'failed', error } }
}
