import { withJobEnded } from '../domain/redteam/active-jobs.ts'
import type { Scenario } from '../domain/redteam/scenario.ts'
import { changeInJob, findInJob, type TestJobReference } from './change-in-job.ts'
import { reasonOf } from './reason-of.ts'
import type { RedTeamScope } from './red-team-scope.ts'

/**
 * Writes the scenarios of a test and ends the job. May be repeated. When the engine cannot write them, the stage fails
 * with the reason and the error is returned; null = all went well.
 */
export async function writeScenarios(scope: RedTeamScope, job: TestJobReference): Promise<unknown> {
  const test = await findInJob(scope, job)
  if (test === null) return null
  const { settings, seed, policies, reconnaissance } = test
  let items: readonly Scenario[]
  try {
    items = scope.engine.generateScenarios({ settings, seed, policies, profile: reconnaissance.profile })
  } catch (error) {
    await failScenarios(scope, job, reasonOf(error, 'wrote the scenarios'))
    return error
  }
  await changeInJob(scope, job, (before) => ({
    ...withJobEnded(before, job.jobId, 'completed', scope.clock.nowMs()),
    scenarios: { status: 'ready', items, error: null },
  }))
  return null
}

/** Ends scenarios that cannot be written. */
export async function failScenarios(
  scope: Pick<RedTeamScope, 'store' | 'clock'>,
  job: TestJobReference,
  reason: string,
): Promise<void> {
  await changeInJob(scope, job, (before) => ({
    ...withJobEnded(before, job.jobId, 'failed', scope.clock.nowMs()),
    scenarios: { ...before.scenarios, status: 'failed', error: reason },
  }))
}
