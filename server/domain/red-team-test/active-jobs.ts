import type { ActiveJob, RedTeamTest } from './red-team-test.ts'

/** A job that told nothing for this long is given up for lost, and another may begin: 30 minutes. */
const jobStalledMs = 30 * 60_000

/** The job of this kind that runs for a test; null when there is none, or it is lost. */
export function runningJob(test: RedTeamTest, kind: ActiveJob['kind'], nowMs: number): ActiveJob | null {
  const job = test.activeJobs.find((one) => one.kind === kind)
  return job !== undefined && nowMs - job.advancedAtMs < jobStalledMs ? job : null
}

/** The test when a job begins; a lost one of the same kind gives way. */
export function withJobBegun(test: RedTeamTest, kind: ActiveJob['kind'], jobId: string, nowMs: number): RedTeamTest {
  const job: ActiveJob = { kind, jobId, progress: 0, advancedAtMs: nowMs }
  return {
    ...test,
    status: 'running',
    activeJobs: [...test.activeJobs.filter((one) => one.kind !== kind), job],
    startedAtMs: nowMs,
    completedAtMs: null,
    updatedAtMs: nowMs,
  }
}

/** The test when a job has got this far, 0 to 1. */
export function withJobAdvanced(test: RedTeamTest, jobId: string, progress: number, nowMs: number): RedTeamTest {
  const activeJobs = test.activeJobs.map((job) =>
    job.jobId === jobId ? { ...job, progress, advancedAtMs: nowMs } : job,
  )
  return { ...test, activeJobs, updatedAtMs: nowMs }
}

/** The test when a job is over: as the job ended, unless another still runs. */
export function withJobEnded(
  test: RedTeamTest,
  jobId: string,
  outcome: 'completed' | 'failed',
  nowMs: number,
): RedTeamTest {
  const activeJobs = test.activeJobs.filter((job) => job.jobId !== jobId)
  const isOver = activeJobs.length === 0
  return {
    ...test,
    activeJobs,
    status: isOver ? outcome : 'running',
    completedAtMs: isOver ? nowMs : null,
    updatedAtMs: nowMs,
  }
}
