import { withJobEnded } from '../domain/redteam/active-jobs.ts'
import type { Probe } from '../domain/redteam/reconnaissance.ts'
import { changeInJob, findInJob, type TestJobReference } from './change-in-job.ts'
import { reasonOf } from './reason-of.ts'
import type { RedTeamScope } from './red-team-scope.ts'

/**
 * Writes the probes of a test and ends the job. May be repeated. When the engine cannot write them, the stage fails with
 * the reason and the error is returned; null = all went well.
 */
export async function writeProbes(scope: RedTeamScope, job: TestJobReference): Promise<unknown> {
  const test = await findInJob(scope, job)
  if (test === null) return null
  let probes: readonly Probe[]
  try {
    probes = scope.engine.generateProbes(test)
  } catch (error) {
    await failReconnaissance(scope, job, reasonOf(error, 'wrote the probes'))
    return error
  }
  await changeInJob(scope, job, (before) => ({
    ...withJobEnded(before, job.jobId, 'completed', scope.clock.nowMs()),
    reconnaissance: { ...before.reconnaissance, status: 'completed', probes, error: null },
  }))
  return null
}

/** Ends reconnaissance that cannot go on. */
export async function failReconnaissance(
  scope: Pick<RedTeamScope, 'store' | 'clock'>,
  job: TestJobReference,
  reason: string,
): Promise<void> {
  await changeInJob(scope, job, (before) => ({
    ...withJobEnded(before, job.jobId, 'failed', scope.clock.nowMs()),
    reconnaissance: { ...before.reconnaissance, status: 'failed', error: reason },
  }))
}
