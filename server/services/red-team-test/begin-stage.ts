import type { JobName } from '../../domain/job/job.ts'
import type { Repositories } from '../../domain/ports.ts'
import { runningJob, withJobBegun } from '../../domain/red-team-test/active-jobs.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { lockTest, type TestReference } from './read-test.ts'

/** A stage that is generated without costs. */
export type FreeStage = 'reconnaissance' | 'scenarios'

/** Of which test, and who asks for it, as the audit log shows it. */
export interface BeginStageCommand extends TestReference {
  /** As the audit log shows it. */
  readonly actor: string
}

/** A stage whose job runs. */
export interface BegunStage {
  readonly test: RedTeamTest
  readonly jobId: string
}

/**
 * Adds the job of a stage and marks the stage as pending by `pending`, which may throw a Problem instead. While such a
 * job runs nothing begins and that one is returned. Rejects with Problem `test-not-found`.
 */
export function beginStage(
  scope: RedTeamScope,
  stage: FreeStage,
  command: BeginStageCommand,
  pending: (test: RedTeamTest) => RedTeamTest,
): Promise<BegunStage> {
  return scope.store.write(async (repositories) => {
    const before = await lockTest(repositories, command)
    const nowMs = scope.clock.nowMs()
    const running = runningJob(before, stage, nowMs)
    if (running !== null) return { test: before, jobId: running.jobId }
    const jobId = scope.ids.next()
    const test = withJobBegun(pending(before), stage, jobId, nowMs)
    await repositories.redTeamTests.replace(test)
    await addStageJob(repositories, jobNames[stage], { ...command, jobId, nowMs })
    await recordAudit(scope, repositories, {
      organizationId: command.organizationId,
      actor: command.actor,
      action: `test.generate-${stage}`,
      target: `test:${command.testId}`,
      before: null,
      after: { jobId },
    })
    return { test, jobId }
  })
}

const jobNames = { reconnaissance: 'redteam.reconnaissance', scenarios: 'redteam.scenarios' } as const

async function addStageJob(
  { jobs }: Pick<Repositories, 'jobs'>,
  name: Extract<JobName, 'redteam.reconnaissance' | 'redteam.scenarios'>,
  { organizationId, testId, jobId, nowMs }: TestReference & { readonly jobId: string; readonly nowMs: number },
): Promise<void> {
  await jobs.add({ organizationId, name, payload: { testId, jobId }, runAtMs: nowMs, uniqueKey: null })
}
