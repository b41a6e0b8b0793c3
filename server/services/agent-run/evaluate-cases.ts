import type { AnsweredCase } from '../../domain/agent-run/agent-run-repository.ts'
import type { Evaluation } from '../../domain/agent-run/evaluation.ts'
import { verdictOf } from '../../domain/attack-run/turn-verdict.ts'
import { unjudged } from '../../domain/attack-run/unjudged.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import { withJobAdvanced } from '../../domain/red-team-test/active-jobs.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { bookedJudge } from '../judging/booked-judge.ts'
import { labelFinder, labelledJudge } from '../judging/labelled-judge.ts'
import { chargeCredits } from '../quota/charge-credits.ts'
import { findInJob, type TestJobReference } from '../red-team-test/change-in-job.ts'
import { lockTest } from '../red-team-test/read-test.ts'
import { redactedEvaluation, wordsOfEvaluation } from '../redaction/private-attempt.ts'
import { redactWords } from '../redaction/redact-attempt.ts'
import { storeTextOf, storeTextOfTest } from '../redaction/store-text-of.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { caseSubject } from './case-subject.ts'
import { endEvaluation } from './end-evaluation.ts'

/** Which run is judged, and by which job. */
export interface EvaluateCases extends TestJobReference {
  readonly runId: string
  readonly fileId: string
}

/** Answers that are judged at once, and that are kept in one transaction. */
const pageCases = 16
/** Errors were told for some cases beside those that are judged: they go with a page, so many at a time. */
const judgedTextsMax = 200
/** How long one job judges, so that others get their turn. */
const sliceMs = 20_000
/** How often an answer is tried before it counts as one that could not be judged. */
const triesMax = 3

/**
 * Judges what was uploaded, page by page, and ends the run when nothing is left. May be repeated: it goes on with what is
 * not judged. An answer that cannot be judged counts as an error, never as passed.
 */
export async function evaluateCases(scope: RedTeamScope, job: EvaluateCases, signal: AbortSignal): Promise<void> {
  const startedMs = scope.stopwatchMs()
  while (!signal.aborted) {
    const test = await findInJob(scope, job)
    if (test === null) return
    const page = await beginPage(scope, job)
    if (page === 'over') return
    const judged = await Promise.all(page.map((answered) => judgeCase(scope, test, answered, signal)))
    if (signal.aborted) return
    const isSliceOver = scope.stopwatchMs() - startedMs > sliceMs
    await keepPage(scope, job, { page, judged, isSliceOver })
    if (isSliceOver) return
  }
}

/** The next answers, paid for. When there are none, or no credits, the run ends. */
function beginPage(scope: RedTeamScope, job: EvaluateCases): Promise<readonly AnsweredCase[] | 'over'> {
  return scope.store.write(async (repositories) => {
    const { organizationId, testId, runId } = job
    const run = await repositories.agentRuns.lock(organizationId, testId, job.fileId)
    if (run === null || run.id !== runId) return 'over'
    const amount = await repositories.agentRuns.countUncharged({ organizationId, runId })
    const shortage = await payLate(scope, repositories, { job, amount })
    if (shortage !== null) return endEvaluation(scope, repositories, { run, job, error: shortage })
    const page = await repositories.agentRuns.listUnjudged({ organizationId, runId }, pageCases)
    if (page.length === 0) return endEvaluation(scope, repositories, { run, job, error: null })
    if (run.state !== 'evaluating') {
      await repositories.agentRuns.replace({ ...run, state: 'evaluating', updatedAtMs: scope.clock.nowMs() })
    }
    return page
  })
}

/** Pays for answers that came while others were judged; null, or why it could not. */
async function payLate(
  scope: RedTeamScope,
  repositories: Repositories,
  { job, amount }: { readonly job: EvaluateCases; readonly amount: number },
): Promise<string | null> {
  if (amount === 0) return null
  const { organizationId, testId, runId } = job
  try {
    await chargeCredits(scope, repositories, { organizationId, kind: 'evaluation', amount, testId, runId })
    await repositories.agentRuns.chargeUnjudged({ organizationId, runId })
    return null
  } catch (error) {
    if (error instanceof Problem && error.code === 'insufficient-credits') return error.message
    throw error
  }
}

interface JudgedPage {
  readonly page: readonly AnsweredCase[]
  /** In the same order. */
  readonly judged: readonly Evaluation[]
  readonly isSliceOver: boolean
}

/** Answers and their judgements as a project keeps them that stores redacted texts; null where it does not. */
async function redactPage(
  scope: RedTeamScope,
  job: EvaluateCases,
  { page, judged }: Pick<JudgedPage, 'page' | 'judged'>,
): Promise<readonly KeptJudgement[] | null> {
  if ((await storeTextOfTest(scope.store, job)) !== 'redacted') return null
  const said = page.map(({ response }) => response?.response ?? '')
  const redact = await redactWords(scope, job.organizationId, [...said, ...judged.flatMap(wordsOfEvaluation)])
  return judged.map((evaluation, index) => {
    const answer = { said: said[index] ?? '', kept: redact(said[index] ?? '') }
    // What could not be judged is to be judged yet, and that as it was said.
    if (evaluation.status === 'failed') return { evaluation, response: null }
    return { evaluation: redactedEvaluation(evaluation, redact, () => answer), response: answer.kept }
  })
}

interface KeptJudgement {
  readonly evaluation: Evaluation
  /** Null = as it was said. */
  readonly response: string | null
}

async function keepPage(scope: RedTeamScope, job: EvaluateCases, judgedPage: JudgedPage): Promise<void> {
  const { page, judged, isSliceOver } = judgedPage
  const { organizationId, testId, runId, fileId, jobId } = job
  const redacted = await redactPage(scope, job, judgedPage)
  return scope.store.write(async (repositories) => {
    const run = await repositories.agentRuns.lock(organizationId, testId, fileId)
    if (run === null || run.id !== runId) return
    const test = await lockTest(repositories, job)
    const nowMs = scope.clock.nowMs()
    for (const [index, { datasetCase, response }] of page.entries()) {
      const evaluation = judged[index]
      if (evaluation === undefined || response === null) continue
      const passed = evaluation.status === 'failed' ? null : !evaluation.success
      const { receivedAtMs } = response
      const kept = redacted?.[index] ?? { evaluation, response: null }
      const isUnclear = verdictOf(evaluation, datasetCase) === 'unclear'
      const verdict = { caseId: datasetCase.id, receivedAtMs, passed, isUnclear, nowMs, ...kept }
      await repositories.agentRuns.judge({ organizationId, runId }, verdict)
    }
    if ((await storeTextOf(repositories, test)) === 'none') {
      await repositories.agentRuns.removeJudgedTexts({ organizationId, runId }, judgedTextsMax)
    }
    const { received, unjudged } = await repositories.agentRuns.counts({ organizationId, runId })
    const progress = received === 0 ? 0 : Math.min(0.99, 1 - unjudged / received)
    await repositories.redTeamTests.replace(withJobAdvanced(test, jobId, progress, nowMs))
    if (!isSliceOver) return
    const payload = { testId, runId, fileId, jobId }
    const next = { organizationId, name: 'redteam.evaluate-cases', payload, runAtMs: nowMs, uniqueKey: null } as const
    await repositories.jobs.add(next)
  })
}

async function judgeCase(
  scope: RedTeamScope,
  test: RedTeamTest,
  { datasetCase, response }: AnsweredCase,
  signal: AbortSignal,
): Promise<Evaluation> {
  const { policyId } = datasetCase
  const subject = response && caseSubject(test, datasetCase, response)
  if (subject === null) {
    return unjudged({ policyId, severity: 'medium', reason: 'The test no longer has the policy of this case.' })
  }
  const { policies } = test
  const find = labelFinder(scope, { organizationId: test.organizationId, testId: test.id })
  const judge = labelledJudge({ scope, booked: bookedJudge(scope.engine, policies), policies, find })
  for (let tries = 1; ; tries += 1) {
    try {
      return await judge.judge(subject, signal)
    } catch {
      if (tries < triesMax && !signal.aborted) continue
      const severity = subject.policy.criticality
      return unjudged({ policyId, severity, reason: 'The answer could not be judged; ask for the evaluation again.' })
    }
  }
}
