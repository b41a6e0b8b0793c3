import type { TestJobReference } from '../services/red-team-test/change-in-job.ts'
import { continueGeneration } from '../services/red-team-test/continue-generation.ts'
import { writeProbes } from '../services/red-team-test/write-probes.ts'
import { writeScenarios } from '../services/red-team-test/write-scenarios.ts'
import type { RedTeamScope } from '../services/scope/red-team-scope.ts'
import type { JobHandler } from './runner.ts'
import type { UpkeepScope } from './upkeep-scope.ts'

/** Job `redteam.generate`: writes the next cases of a dataset; the last of them ends the generation. */
export function generateDataset(scope: UpkeepScope, redTeam: RedTeamScope): JobHandler<'redteam.generate'> {
  return stage(scope, (job, signal) => continueGeneration(redTeam, job, signal))
}

/** Job `redteam.reconnaissance`: writes the probes of a test. */
export function writeReconnaissance(scope: UpkeepScope, redTeam: RedTeamScope): JobHandler<'redteam.reconnaissance'> {
  return stage(scope, (job) => writeProbes(redTeam, job))
}

/** Job `redteam.scenarios`: writes the scenarios of a test. */
export function writeTestScenarios(scope: UpkeepScope, redTeam: RedTeamScope): JobHandler<'redteam.scenarios'> {
  return stage(scope, (job, signal) => writeScenarios(redTeam, job, signal))
}

/** `work` resolves with the error that failed the stage for good; null = none. */
function stage({ log }: UpkeepScope, work: (job: TestJobReference, signal: AbortSignal) => Promise<unknown>) {
  return async (
    { testId, jobId }: { readonly testId: string; readonly jobId: string },
    { organizationId, signal }: { organizationId: string; signal: AbortSignal },
  ): Promise<void> => {
    const failure = await work({ organizationId, testId, jobId }, signal)
    if (failure !== null) log.warn({ err: failure, testId, jobId }, 'a stage of a red-team test failed')
  }
}
