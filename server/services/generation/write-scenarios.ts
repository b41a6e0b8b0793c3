import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { TestJobReference } from '../red-team-test/change-in-job.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
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
