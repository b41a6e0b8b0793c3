import { type AgentRun, isComplete } from '../../domain/agent-run/agent-run.ts'
import type { Repositories } from '../../domain/ports.ts'
import { withJobEnded } from '../../domain/red-team-test/active-jobs.ts'
import type { TestJobReference } from '../red-team-test/change-in-job.ts'
import { lockTest } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/** How the judging of a run ends. */
export interface EndEvaluation {
  readonly run: AgentRun
  readonly job: TestJobReference
  /** Null = everything that was uploaded is judged. */
  readonly error: string | null
}

/** Ends the judging of a run, and its job, in the transaction that holds the run. */
export async function endEvaluation(
  scope: Pick<RedTeamScope, 'clock'>,
  repositories: Repositories,
  { run, job, error }: EndEvaluation,
): Promise<'over'> {
  const nowMs = scope.clock.nowMs()
  const counts = await repositories.agentRuns.counts({ organizationId: run.organizationId, runId: run.id })
  const state = error !== null ? 'failed' : isComplete(run, counts) ? 'completed' : 'partial'
  await repositories.agentRuns.replace({
    ...run,
    state,
    evaluation: {
      state: error === null ? 'completed' : 'failed',
      error,
      startedAtMs: run.evaluation?.startedAtMs ?? nowMs,
      updatedAtMs: nowMs,
    },
    updatedAtMs: nowMs,
    completedAtMs: nowMs,
  })
  const test = await lockTest(repositories, job)
  await repositories.redTeamTests.replace(withJobEnded(test, job.jobId, error === null ? 'completed' : 'failed', nowMs))
  return 'over'
}
