import { jobAttemptsMax } from '../domain/job.ts'
import type { TestJobReference } from '../services/change-in-job.ts'
import { continueGeneration, failGeneration } from '../services/continue-generation.ts'
import type { RedTeamScope } from '../services/red-team-scope.ts'
import { failReconnaissance, writeProbes } from '../services/write-probes.ts'
import { failScenarios, writeScenarios } from '../services/write-scenarios.ts'
import type { JobHandler } from './runner.ts'
import type { UpkeepScope } from './upkeep-scope.ts'

/** Job `redteam.generate`: writes the next cases of a dataset; the last of them ends the generation. */
export function generateDataset(scope: UpkeepScope, redTeam: RedTeamScope): JobHandler<'redteam.generate'> {
  return stage(scope, {
    work: (job, signal) => continueGeneration(redTeam, job, signal),
    giveUp: (job) => failGeneration(redTeam, job, 'The service failed repeatedly while it wrote the cases.'),
  })
}

/** Job `redteam.reconnaissance`: writes the probes of a test. */
export function writeReconnaissance(scope: UpkeepScope, redTeam: RedTeamScope): JobHandler<'redteam.reconnaissance'> {
  return stage(scope, {
    work: (job) => writeProbes(redTeam, job),
    giveUp: (job) => failReconnaissance(redTeam, job, 'The service failed repeatedly while it wrote the probes.'),
  })
}

/** Job `redteam.scenarios`: writes the scenarios of a test. */
export function writeTestScenarios(scope: UpkeepScope, redTeam: RedTeamScope): JobHandler<'redteam.scenarios'> {
  return stage(scope, {
    work: (job) => writeScenarios(redTeam, job),
    giveUp: (job) => failScenarios(redTeam, job, 'The service failed repeatedly while it wrote the scenarios.'),
  })
}

interface StageWork {
  /** Resolves with the error that failed the stage for good; null = none. */
  work(job: TestJobReference, signal: AbortSignal): Promise<unknown>
  giveUp(job: TestJobReference): Promise<void>
}

function stage({ log }: UpkeepScope, { work, giveUp }: StageWork) {
  return async (
    { testId, jobId }: { readonly testId: string; readonly jobId: string },
    { organizationId, signal, attempt }: { organizationId: string; signal: AbortSignal; attempt: number },
  ): Promise<void> => {
    const job = { organizationId, testId, jobId }
    try {
      const failure = await work(job, signal)
      if (failure !== null) log.warn({ err: failure, testId, jobId }, 'a stage of a red-team test failed')
    } catch (error) {
      if (attempt >= jobAttemptsMax) await giveUp(job)
      throw error
    }
  }
}
