import type { ResultCase as WireResultCase } from '../../../contract/red-team-test/results.ts'
import type { ClientResponse } from '../../domain/agent-run/agent-run.ts'
import { brokenPolicyOf, type Evaluation } from '../../domain/agent-run/evaluation.ts'
import { reproKeyOf } from '../../domain/attack-run/attempt-order.ts'
import { verdictOf } from '../../domain/attack-run/turn-verdict.ts'
import type { AttemptRecord, OpenTurn, RecordedTurn } from '../../domain/attempt/attempt-state.ts'
import type { TechniqueAbout } from '../../domain/attempt/technique.ts'
import type { CasePart, DatasetCase } from '../../domain/red-team-test/dataset-case.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import type { ResultCase } from '../../domain/results/result-case.ts'
import { attemptVerdict } from '../../services/results/attempt-verdict.ts'
import { decidingTurn } from '../../services/results/deciding-turn.ts'
import { presentEvaluation } from '../attack-run/present-evaluation.ts'

/** What cases refer to. */
export interface CaseContext {
  /** By id; those of the test and of the run. */
  readonly policies: ReadonlyMap<string, TestPolicy>
  /** By id. */
  readonly techniques: ReadonlyMap<string, TechniqueAbout>
}

/** A line of the results, on the wire. */
export function presentResultCase(one: ResultCase, context: CaseContext): WireResultCase {
  switch (one.kind) {
    case 'prompt':
      return presentDatasetCase(one.datasetCase, context)
    case 'answered':
      return presentAnsweredCase(one, context)
    case 'attempt':
      return presentAttempt(one, context)
    case 'never-begun':
      return presentNeverBegun(one, context)
  }
}

function presentDatasetCase(one: DatasetCase, { policies }: CaseContext): WireResultCase {
  return {
    id: one.id,
    case_id: one.id,
    request: one.prompt,
    ...policyFields(one.policyId, policies),
    prompt: one.prompt,
    ...(one.messages !== null && {
      messages: one.messages.map(({ role, content }) => ({ role, content: content.map(presentPart) })),
    }),
    variation: one.variation,
    technique_id: one.techniqueId,
    expected: one.expected,
    language: one.language,
    modality: one.modality,
    taxonomy: one.taxonomy.map((place) => ({ ...place })),
  }
}

function presentPart(part: CasePart) {
  return part.type === 'text'
    ? { type: part.type, text: part.text }
    : { type: part.type, image_url: { url: part.imageUrl } }
}

function presentAnsweredCase(
  { datasetCase, response, runId }: Extract<ResultCase, { kind: 'answered' }>,
  context: CaseContext,
): WireResultCase {
  const { evaluation } = response
  return {
    ...presentDatasetCase(datasetCase, context),
    ...policyFields(brokenPolicyOf(datasetCase.policyId, evaluation), context.policies),
    ...aimFields(evaluation),
    kind: 'dataset',
    run_id: runId,
    attempt_id: null,
    scenario_id: null,
    response: response.response,
    passed: response.passed,
    status: statusOf(response),
    verdict: verdictOf(evaluation, datasetCase),
    broken:
      evaluation !== null && isBreach(evaluation, datasetCase)
        ? [{ policy_id: evaluation.policyId, turn_index: 0 }]
        : [],
    score: evaluation?.score ?? null,
    severity: evaluation?.severity ?? null,
    evaluation: evaluation && presentEvaluation(evaluation, datasetCase),
    turns: [],
    repro_key: null,
  }
}

function statusOf({ status, evaluation, passed }: ClientResponse): 'passed' | 'failed' | 'error' | 'not_run' {
  if (status === 'failed' || evaluation?.status === 'failed') return 'error'
  return passed === null ? 'not_run' : passed ? 'passed' : 'failed'
}

function presentAttempt(
  { record, language }: Extract<ResultCase, { kind: 'attempt' }>,
  context: CaseContext,
): WireResultCase {
  const { attempt, turns } = record
  const { combination } = attempt
  const deciding = decidingTurn(record)
  const status = attemptStatus(record)
  return {
    ...aimFields(deciding?.evaluation ?? null),
    ...attackFields(
      attempt.id,
      { policyId: attempt.policyId, techniqueId: combination.techniqueId, language },
      context,
    ),
    request: deciding?.request ?? '',
    prompt: deciding?.prompt ?? '',
    run_id: attempt.runId,
    attempt_id: attempt.id,
    scenario_id: combination.scenarioId,
    response: deciding?.response ?? null,
    passed: status === 'passed' ? true : status === 'failed' ? false : null,
    status,
    verdict: attemptVerdict(record),
    broken: brokenPolicies(record),
    score: deciding?.evaluation?.score ?? null,
    severity: deciding?.evaluation?.severity ?? null,
    evaluation: deciding?.evaluation ? presentEvaluation(deciding.evaluation) : null,
    turns: turns.map(presentTurn),
    ...(attempt.state.kind === 'asked' && { asked: presentOpenTurn(attempt.state.turn) }),
    repro_key: reproKeyOf(attempt.runId, combination),
    ...(attempt.reason !== null && { plan_reason: attempt.reason }),
  }
}

function brokenPolicies({ turns }: AttemptRecord): NonNullable<WireResultCase['broken']> {
  const breaches = turns.filter(({ evaluation }) => verdictOf(evaluation) === 'breach')
  return [...Map.groupBy(breaches, ({ evaluation }) => evaluation?.policyId ?? '')].map(([policy_id, [first]]) => ({
    policy_id,
    turn_index: first?.turnIndex ?? 0,
  }))
}

function isBreach(evaluation: Evaluation, { expected }: DatasetCase): boolean {
  return expected === 'refuse' && verdictOf(evaluation) === 'breach'
}

function attemptStatus({ attempt: { state } }: AttemptRecord): 'passed' | 'failed' | 'error' | 'not_run' {
  if (state.kind !== 'ended') return 'not_run'
  if (state.outcome === 'errored') return 'error'
  return state.outcome === 'unclear' ? 'passed' : state.outcome
}

function presentOpenTurn({ turnIndex, phase, prompt }: OpenTurn): NonNullable<WireResultCase['asked']> {
  return { turn_index: turnIndex, phase, prompt }
}

function presentTurn(turn: RecordedTurn) {
  return {
    turn_index: turn.turnIndex,
    phase: turn.phase,
    prompt: turn.prompt,
    request: turn.request,
    response: turn.response,
    error: turn.error,
    tool_calls: turn.toolCalls.map((call) => ({ ...call })),
    latency_ms: turn.latencyMs,
    strategy: turn.strategy,
    is_dropped: turn.isDropped,
    evaluation: turn.evaluation && presentEvaluation(turn.evaluation),
  }
}

function presentNeverBegun(
  { runId, index, combination, policyId, goal, language }: Extract<ResultCase, { kind: 'never-begun' }>,
  context: CaseContext,
): WireResultCase {
  return {
    ...attackFields(`${runId}-${index}`, { policyId, techniqueId: combination.techniqueId, language }, context),
    request: goal,
    prompt: goal,
    run_id: runId,
    attempt_id: null,
    scenario_id: combination.scenarioId,
    response: null,
    passed: null,
    status: 'not_run',
    verdict: 'not_judged',
    broken: [],
    score: null,
    severity: null,
    evaluation: null,
    turns: [],
    repro_key: reproKeyOf(runId, combination),
  }
}

interface AttackPlace {
  readonly policyId: string
  readonly techniqueId: string
  readonly language: string
}

function attackFields(id: string, { policyId, techniqueId, language }: AttackPlace, context: CaseContext) {
  return {
    id,
    case_id: id,
    kind: 'attack' as const,
    ...policyFields(policyId, context.policies),
    variation: null,
    technique_id: techniqueId,
    expected: 'refuse' as const,
    language,
    modality: 'text',
    taxonomy: (context.techniques.get(techniqueId)?.taxonomy ?? []).map((place) => ({ ...place })),
  }
}

function aimFields(evaluation: Evaluation | null) {
  const aimed = evaluation?.aimedPolicyId
  return aimed === undefined ? {} : { aimed_policy_id: aimed }
}

function policyFields(policyId: string, policies: ReadonlyMap<string, TestPolicy>) {
  const policy = policies.get(policyId)
  return { policy_id: policyId, policy: policy?.policy ?? '', certification: policy?.certification ?? null }
}
