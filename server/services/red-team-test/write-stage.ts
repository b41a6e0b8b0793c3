import { withJobEnded } from '../../domain/red-team-test/active-jobs.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { changeInJob, findInJob, type TestJobReference } from './change-in-job.ts'
import { reasonOf } from './reason-of.ts'

/** How one stage of a test is written. */
export interface StageWriter<Written> {
  /** In words for the reason of a failure, e.g. `wrote the probes`. */
  readonly did: string
  /** May throw or reject: then the stage fails. */
  write(test: RedTeamTest): Written | Promise<Written>
  /** The test with what was written. */
  put(test: RedTeamTest, written: Written): RedTeamTest
  /** The test whose stage failed. */
  fail(test: RedTeamTest, reason: string): RedTeamTest
  /** When it is aborted nothing is written and the job rejects, to be repeated. Default: never. */
  readonly signal?: AbortSignal
}

/**
 * Writes a stage of a test and ends the job. May be repeated. When the engine cannot write it, the stage fails with the
 * reason and the error is returned; null = all went well.
 */
export async function writeStage<Written>(
  scope: Pick<RedTeamScope, 'store' | 'clock'>,
  job: TestJobReference,
  stage: StageWriter<Written>,
): Promise<unknown> {
  const test = await findInJob(scope, job)
  if (test === null) return null
  let written: Written
  try {
    written = await stage.write(test)
  } catch (error) {
    await failStage(scope, job, (before) => stage.fail(before, reasonOf(error, stage.did)))
    return error
  }
  stage.signal?.throwIfAborted()
  await changeInJob(scope, job, (before) =>
    stage.put(withJobEnded(before, job.jobId, 'completed', scope.clock.nowMs()), written),
  )
  return null
}

/** Ends the job of a stage that cannot be written. */
export async function failStage(
  scope: Pick<RedTeamScope, 'store' | 'clock'>,
  job: TestJobReference,
  fail: (test: RedTeamTest) => RedTeamTest,
): Promise<void> {
  await changeInJob(scope, job, (before) => fail(withJobEnded(before, job.jobId, 'failed', scope.clock.nowMs())))
}
