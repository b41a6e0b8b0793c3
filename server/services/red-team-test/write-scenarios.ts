import { rebindScenarios } from '../../domain/red-team-test/rebind-scenarios.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import type { TestJobReference } from './change-in-job.ts'
import { failStage, writeStage } from './write-stage.ts'

/** How long an LLM is asked for goals, all policies together; a job that runs longer than 120 s is called off. */
const goalsMsMax = 90_000

/** Writes the scenarios of a test, with goals by an LLM where there is one, and ends the job, as `writeStage`. */
export function writeScenarios(scope: RedTeamScope, job: TestJobReference, signal: AbortSignal): Promise<unknown> {
  return writeStage(scope, job, {
    did: 'wrote the scenarios',
    async write({ settings, seed, policies, reconnaissance: { profile } }) {
      const request = { settings, seed, policies, profile }
      const scenarios = scope.engine.generateScenarios(request)
      const untilLate = AbortSignal.any([signal, AbortSignal.timeout(goalsMsMax)])
      const written = await scope.engine.writeGoals({ ...request, scenarios }, untilLate)
      return { ...written, policies }
    },
    // While an LLM writes, the policies may have been generated anew.
    put: (test, { policies, ...written }) => ({
      ...test,
      scenarios: { ...rebindScenarios(written, policies, test.policies), status: 'ready', error: null },
    }),
    fail: failed,
    signal,
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
