import type { AgentRun } from '../../domain/agent-run/agent-run.ts'
import type { Repositories } from '../../domain/ports.ts'
import { runningJob, withJobBegun } from '../../domain/red-team-test/active-jobs.ts'
import { chargeCredits } from '../quota/charge-credits.ts'
import { lockTest } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/**
 * Books what judging costs (one credit for each answered case that was not paid yet, benign twins never) and adds the
 * job that judges, in the transaction that holds the run. While such a job runs it takes new answers along, and nothing
 * is added. After an evaluation that failed, what it could not judge is judged again. Rejects with Problem `insufficient-credits`; then the transaction must not commit. Returns the run as saved.
 */
export async function scheduleCaseEvaluation(
  scope: RedTeamScope,
  repositories: Repositories,
  run: AgentRun,
): Promise<AgentRun> {
  const { organizationId, testId, id: runId } = run
  const nowMs = scope.clock.nowMs()
  const test = await lockTest(repositories, { organizationId, testId })
  if (run.evaluation?.state === 'failed')
    await repositories.agentRuns.forgetJudgements({ organizationId, runId }, 'failed')
  const amount = await repositories.agentRuns.chargeUnjudged({ organizationId, runId })
  await chargeCredits(scope, repositories, { organizationId, kind: 'evaluation', amount, testId, runId })
  const latest = runningJob(test, 'evaluate', nowMs)
  // A job of a dataset before this one never looks at these answers.
  const running = latest?.jobId === run.jobId ? latest : null
  const jobId = running?.jobId ?? scope.ids.next()
  if (running === null) {
    await repositories.redTeamTests.replace(withJobBegun(test, 'evaluate', jobId, nowMs))
    await repositories.jobs.add({
      organizationId,
      name: 'redteam.evaluate-cases',
      payload: { testId, runId, fileId: run.fileId, jobId },
      runAtMs: nowMs,
      uniqueKey: null,
    })
  }
  const scheduled: AgentRun = {
    ...run,
    state: 'received',
    jobId,
    evaluation: {
      state: 'running',
      error: null,
      startedAtMs: run.evaluation?.startedAtMs ?? nowMs,
      updatedAtMs: nowMs,
    },
    updatedAtMs: nowMs,
    completedAtMs: null,
  }
  await repositories.agentRuns.replace(scheduled)
  return scheduled
}
