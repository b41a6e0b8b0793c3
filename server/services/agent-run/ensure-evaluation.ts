import type { AgentRun } from '../../domain/agent-run/agent-run.ts'
import { runningJob } from '../../domain/red-team-test/active-jobs.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import { storeTextOf } from '../redaction/store-text-of.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { answerableDataset, runNotBegun } from './agent-run.ts'
import { nothingUploaded } from './complete-agent-run.ts'
import { scheduleCaseEvaluation } from './schedule-case-evaluation.ts'

/** Of which test, and whether judged answers are judged again. */
export interface EnsureEvaluation extends TestReference {
  /** True judges all of them again. */
  readonly force: boolean
}

/** What was done. */
export interface EnsuredEvaluation {
  readonly action: 'scheduled' | 'noop'
  /** In words. */
  readonly reason: string
  readonly run: AgentRun
}

/**
 * Sees to it that every uploaded answer is, or will be, judged. With `force` all are judged again, in a project that
 * stores redacted texts those that could not be; after an evaluation that
 * failed, those that it could not judge. Rejects with Problem
 * `test-not-found`, `precondition-missing` when nothing was uploaded, or `insufficient-credits`.
 */
export async function ensureEvaluation(
  scope: RedTeamScope,
  { force, ...reference }: EnsureEvaluation,
): Promise<EnsuredEvaluation> {
  const test = await readTest(scope, reference)
  const { organizationId, testId, fileId } = answerableDataset(test)
  return scope.store.write(async (repositories) => {
    const { agentRuns } = repositories
    const run = await agentRuns.lock(organizationId, testId, fileId)
    if (run === null) throw runNotBegun()
    const place = { organizationId, runId: run.id }
    const counts = await agentRuns.counts(place)
    if (counts.received + counts.failed === 0) throw nothingUploaded()
    const job = runningJob(test, 'evaluate', scope.clock.nowMs())
    // Without its job a run that waits would wait for ever.
    const isJudging = (run.state === 'received' || run.state === 'evaluating') && job?.jobId === run.jobId
    if (isJudging && !force) return { action: 'noop', reason: 'The evaluation is under way.', run }
    const isJudged = run.evaluation?.state === 'completed' && counts.unjudged === 0
    if (isJudged && !force) return { action: 'noop', reason: 'Everything that was uploaded is judged.', run }
    // Where answers are kept with marks, a verdict was given on what was said: on the marks it could only get worse.
    const again = (await storeTextOf(repositories, test)) === 'redacted' ? 'failed' : 'all'
    if (force) await agentRuns.forgetJudgements(place, again)
    const left = `${counts.unjudged} answers are to be judged${run.evaluation?.state === 'failed' ? ', and those that could not be' : ''}.`
    const forced = again === 'all' ? 'All answers' : 'Answers that could not be judged'
    const reason = force ? `${forced} are judged again.` : left
    return { action: 'scheduled', reason, run: await scheduleCaseEvaluation(scope, repositories, run) }
  })
}
