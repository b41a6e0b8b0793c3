import {
  type AgentRun,
  type AgentRunCounts,
  type ClientResponse,
  type GivenResponse,
  isComplete,
} from '../../domain/agent-run/agent-run.ts'
import type { Repositories } from '../../domain/ports.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import type { DatasetReference } from '../../domain/red-team-test/test-repository.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import { redactWords } from '../redaction/redact-attempt.ts'
import { storeTextOfTest } from '../redaction/store-text-of.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { answerableDataset, lockAgentRun } from './agent-run.ts'
import { scheduleCaseEvaluation } from './schedule-case-evaluation.ts'

/** Answers to cases of a test. */
export interface RecordClientResponses extends TestReference {
  /** 1 to 500, each case once. */
  readonly responses: readonly GivenResponse[]
  /** `one`: an unknown case is a 404. `many`: it is a wrong field of the body. */
  readonly form: 'one' | 'many'
}

/** How far the client is after an upload. */
export interface RecordedResponses extends AgentRunCounts {
  readonly run: AgentRun
  /** True when nothing is outstanding, so that the run was completed by itself. */
  readonly autoFinalized: boolean
}

/**
 * Stores what the client's system answered, all of it or nothing. The same content again changes nothing; other content
 * replaces what was stored, and reopens a run that was over. The last outstanding case schedules the evaluation.
 * Rejects with Problem `test-not-found`, `case-not-found`, `invalid-request` or `precondition-missing`.
 */
export async function recordClientResponses(
  scope: RedTeamScope,
  command: RecordClientResponses,
): Promise<RecordedResponses> {
  const dataset = answerableDataset(await readTest(scope, command))
  const responses = await withKeptErrors(scope, command)
  return scope.store.write(async (repositories) => {
    const run = await lockAgentRun(repositories, dataset)
    const place = { organizationId: run.organizationId, runId: run.id }
    const places = await placesOf(repositories, dataset, command)
    let hasChanged = false
    let added = 0
    for (const given of responses) {
      const stored = await repositories.agentRuns.findResponse(place, given.caseId)
      if (stored !== null && isSame(stored, given)) continue
      hasChanged = true
      if (stored === null) added += 1
      // Later than the one before, so that a judgement of that one is not taken for a judgement of this one.
      const receivedAtMs = Math.max(scope.clock.nowMs(), (stored?.receivedAtMs ?? 0) + 1)
      const where = { testId: run.testId, place: places.get(given.caseId) ?? 0, receivedAtMs }
      await repositories.agentRuns.putResponse(place, { ...given, ...where })
    }
    const after = await repositories.agentRuns.counts(place)
    const changed = hasChanged ? await withUpload(scope, repositories, { run, added, after }) : run
    return {
      run: changed,
      ...after,
      autoFinalized: !['in_progress', 'failed'].includes(changed.state) && isComplete(run, after),
    }
  })
}

/** Nobody judges errors: in a project that stores redacted texts they are redacted at once. */
async function withKeptErrors(scope: RedTeamScope, command: RecordClientResponses): Promise<readonly GivenResponse[]> {
  const { responses, organizationId } = command
  const errors = responses.flatMap(({ error }) => error ?? [])
  if (errors.length === 0 || (await storeTextOfTest(scope.store, command)) !== 'redacted') return responses
  const redact = await redactWords(scope, organizationId, errors)
  return responses.map((given) => (given.error === null ? given : { ...given, error: redact(given.error) }))
}

async function placesOf(
  { datasetCases }: Repositories,
  dataset: DatasetReference,
  { responses, form }: RecordClientResponses,
): Promise<ReadonlyMap<string, number>> {
  const caseIds = responses.map(({ caseId }) => caseId)
  const places = await datasetCases.findPlaces(dataset, caseIds)
  const unknown = caseIds.findIndex((caseId) => !places.has(caseId))
  if (unknown !== -1 && form === 'one') throw new Problem('case-not-found', 'The dataset has no case with this id.')
  if (unknown !== -1) throw invalidField(`items[${unknown}].case_id`, 'the dataset has no case with this id')
  const twice = caseIds.findIndex((caseId, index) => caseIds.indexOf(caseId) !== index)
  if (twice !== -1) throw invalidField(`items[${twice}].case_id`, 'stands in this upload twice; send each case once')
  return places
}

function isSame(stored: ClientResponse, given: GivenResponse): boolean {
  return (
    stored.status === given.status &&
    stored.response === given.response &&
    stored.error === given.error &&
    stored.modelName === given.modelName &&
    stored.latencyMs === given.latencyMs
  )
}

interface Upload {
  readonly run: AgentRun
  /** Cases that had neither an answer nor a failure before. */
  readonly added: number
  readonly after: AgentRunCounts
}

/** The run after an upload that changed something. */
async function withUpload(
  scope: RedTeamScope,
  repositories: Repositories,
  { run, added, after }: Upload,
): Promise<AgentRun> {
  // A job that judges takes what arrived along.
  if (run.state === 'received' || run.state === 'evaluating') return run
  const nowMs = scope.clock.nowMs()
  const evaluation = run.evaluation && { ...run.evaluation, state: 'running' as const, error: null, updatedAtMs: nowMs }
  const reopened: AgentRun = { ...run, state: 'in_progress', evaluation, updatedAtMs: nowMs, completedAtMs: null }
  const wasComplete = after.received + after.failed - added >= run.expectedCases
  if (!wasComplete && isComplete(run, after)) return finalize(scope, repositories, reopened)
  await repositories.agentRuns.replace(reopened)
  return reopened
}

/** An upload is never refused for want of credits: the answers are kept, and the evaluation says why it did not happen. */
async function finalize(scope: RedTeamScope, repositories: Repositories, run: AgentRun): Promise<AgentRun> {
  const { organizationId, id: runId } = run
  const amount = await repositories.agentRuns.countUncharged({ organizationId, runId })
  const balance = await repositories.credits.balance(organizationId)
  if (balance === null || balance >= amount) return scheduleCaseEvaluation(scope, repositories, run)
  const nowMs = scope.clock.nowMs()
  const error = `Judging would charge ${amount} credits; the balance is ${balance}. Call evaluate/ensure-from-client-responses once there are enough.`
  const failed: AgentRun = {
    ...run,
    state: 'failed',
    evaluation: { state: 'failed', error, startedAtMs: run.evaluation?.startedAtMs ?? nowMs, updatedAtMs: nowMs },
    updatedAtMs: nowMs,
  }
  await repositories.agentRuns.replace(failed)
  return failed
}
