import type { RedoubtClient } from '../../../client/create-client.ts'
import { eachItem } from '../../../client/each-item.ts'
import type { Test } from '../../../client/prepare-test.ts'
import { RedoubtProblem } from '../../../client/redoubt-problem.ts'
import type { AttackRunResult } from '../../../client/run-attack.ts'
import { wilsonInterval } from '../../../server/domain/redteam/run-statistics.ts'
import {
  type AttackReport,
  type Breach,
  type BreachTurn,
  type DatasetRow,
  type PairRow,
  type PolicyRow,
  type RateRow,
  type ResultCase,
  severities,
} from './attack-report.ts'

/** The most breaching conversations of a report; the report says how many were left out. */
const breachesMax = 2_000
const pageSize = 100

/** Whose report is collected. */
export interface CollectOptions {
  readonly client: RedoubtClient
  readonly test: Test
  readonly run: AttackRunResult
  readonly signal: AbortSignal
  /** Whether one breach was played again: the report is then about that alone. */
  readonly isReplay: boolean
  readonly about: Pick<AttackReport, 'name' | 'configFile' | 'target' | 'service' | 'createdAt'>
}

/** Reads all that a report tells from the service. Reads every case once, a page at a time. */
export async function collectReport(options: CollectOptions): Promise<AttackReport> {
  const { client, test, run, signal, about } = options
  const { summary, runId, creditsCharged } = run
  const params = { test_id: test.id }
  const names = new Map<string, string>()
  for await (const { id, name } of eachItem({ client, name: 'listTechniques', signal }, { query: { limit: 500 } })) {
    names.set(id, name)
  }
  const { attack_methods, policies } = test.metadata
  const cases = await readCases(options, new Map(policies.map((policy) => [policy.id, policy])))
  const rows = (summary.per_policy ?? []).map((row) => policyRow(row, policies))
  const breachCounts = countBreaches(rows, cases.dataset)
  const found = severities.reduce((sum, severity) => sum + breachCounts[severity], 0)
  const query = { kind: 'eval' as const, run_id: runId }
  const results = await client.call('readResultsSummary', { params, query }, { signal }).catch(absent)
  return {
    ...about,
    testId: test.id,
    runId,
    creditsCharged,
    summary,
    techniques: (summary.per_technique ?? []).map(({ technique_id, attempts, failed, asr }) => {
      const name = names.get(technique_id) ?? technique_id
      return { id: technique_id, name, attempts, failed, asr, interval: intervalOf(failed, attempts) }
    }),
    policies: rows,
    untested: (summary.untested ?? []).map(({ policy_id, ...row }) => ({ policyId: policy_id, ...row })),
    certifications: sumByCertification(rows),
    ...cases,
    breachCounts,
    breachesLeftOut: Math.max(0, found - cases.breaches.length),
    attempts: attack_methods?.dimension2.attempts ?? 0,
    warmUpTurns: attack_methods?.dimension2.warm_up_turns ?? 0,
    recommendations: (results?.summary?.aggregated_policies ?? [])
      .filter(({ failed, recommendation }) => failed > 0 && recommendation.text !== '')
      .map(({ policy_id, recommendation }) => ({ policyId: policy_id, text: recommendation.text })),
  }
}

type KnownPolicy = Test['metadata']['policies'][number]

function absent(error: unknown): null {
  if (error instanceof RedoubtProblem && error.status === 404) return null
  throw error
}

function policyRow(
  {
    policy_id,
    name,
    certification,
    attempts,
    failed,
    asr,
  }: NonNullable<AttackRunResult['summary']['per_policy']>[number],
  policies: Test['metadata']['policies'],
): PolicyRow {
  const known = policies.find(({ id }) => id === policy_id)
  const { policy = '', clause = null, criticality = 'medium' } = known ?? {}
  const interval = intervalOf(failed, attempts)
  return { id: policy_id, name, policy, certification, clause, criticality, attempts, failed, asr, interval }
}

function sumByCertification(rows: readonly PolicyRow[]): readonly RateRow[] {
  const groups = Map.groupBy(rows, ({ certification }) => certification ?? 'Policies of your own')
  return [...groups].map(([name, members]) => {
    const attempts = members.reduce((sum, row) => sum + row.attempts, 0)
    const failed = members.reduce((sum, row) => sum + row.failed, 0)
    const asr = attempts === 0 ? 0 : failed / attempts
    return { id: name, name, attempts, failed, asr, interval: intervalOf(failed, attempts) }
  })
}

function intervalOf(failed: number, attempts: number): RateRow['interval'] {
  const { low, high } = wilsonInterval(failed, attempts)
  return [low, high]
}

type Cases = Pick<AttackReport, 'pairs' | 'breaches' | 'dataset'>

/** The cases of the dataset, and the attempts of this run, whatever was played again since. */
async function readCases(
  { client, test, run, signal, isReplay }: CollectOptions,
  policies: ReadonlyMap<string, KnownPolicy>,
): Promise<Cases> {
  const pairs = new Map<string, PairRow>()
  const breaches: Breach[] = []
  let dataset: DatasetRow | null = null
  const request = { params: { test_id: test.id }, query: { kind: 'eval' as const, run_id: run.runId, limit: pageSize } }
  for await (const one of eachItem({ client, name: 'listResultCases', signal }, request)) {
    const isAttempt = one.kind === 'attack'
    const isAnswer = one.kind === 'dataset' && !isReplay
    if (isAnswer) dataset = addDatasetCase(dataset, one, policies.get(one.policy_id))
    if (isAttempt) {
      const key = `${one.policy_id} ${one.technique_id}`
      pairs.set(key, addAttempt(pairs.get(key), one))
    }
    const isBreach = one.status === 'failed' && (isAttempt || (isAnswer && one.expected !== 'comply'))
    if (isBreach && breaches.length < breachesMax) breaches.push(breachOf(one))
  }
  breaches.sort((one, other) => severities.indexOf(other.severity) - severities.indexOf(one.severity))
  return { pairs: [...pairs.values()], breaches, dataset }
}

/** From the sums of the service, which know every attempt, and from every case of the dataset. */
function countBreaches(rows: readonly PolicyRow[], dataset: DatasetRow | null): AttackReport['breachCounts'] {
  const counts = { low: 0, medium: 0, high: 0, critical: 0 }
  for (const { criticality, failed } of [...rows, ...(dataset?.byPolicy ?? [])]) counts[criticality] += failed
  return counts
}

function addAttempt(row: PairRow | undefined, { policy_id, technique_id, status }: ResultCase): PairRow {
  const before = row ?? { policyId: policy_id, techniqueId: technique_id ?? '', attempts: 0, failed: 0, unjudged: 0 }
  return {
    ...before,
    attempts: before.attempts + 1,
    failed: before.failed + (status === 'failed' ? 1 : 0),
    unjudged: before.unjudged + (status === 'error' || status === 'not_run' ? 1 : 0),
  }
}

function addDatasetCase(
  row: DatasetRow | null,
  { expected, status, policy_id }: ResultCase,
  policy: KnownPolicy | undefined,
): DatasetRow {
  const before = row ?? { attacks: 0, attacksFailed: 0, twins: 0, twinsRefused: 0, errors: 0, byPolicy: [] }
  if (status === 'error' || status === 'not_run') return { ...before, errors: before.errors + 1 }
  const lost = status === 'failed' ? 1 : 0
  if (expected === 'comply') return { ...before, twins: before.twins + 1, twinsRefused: before.twinsRefused + lost }
  const { name = policy_id, criticality = 'medium' } = policy ?? {}
  const known = before.byPolicy.find(({ policyId }) => policyId === policy_id)
  const { attacks = 0, failed = 0 } = known ?? {}
  const changed = { policyId: policy_id, name, criticality, attacks: attacks + 1, failed: failed + lost }
  return {
    ...before,
    attacks: before.attacks + 1,
    attacksFailed: before.attacksFailed + lost,
    byPolicy: [...before.byPolicy.filter((one) => one !== known), changed],
  }
}

function breachOf(one: ResultCase): Breach {
  const { evaluation } = one
  return {
    kind: one.kind === 'dataset' ? 'dataset' : 'attack',
    id: one.case_id,
    policyId: one.policy_id,
    techniqueId: one.technique_id,
    severity: one.severity ?? evaluation?.severity ?? 'medium',
    decidedBy: evaluation?.decided_by ?? 'classifier',
    score: one.score ?? evaluation?.score ?? 1,
    reason: evaluation?.reason ?? '',
    reproKey: one.repro_key ?? null,
    taxonomy: evaluation?.taxonomy ?? one.taxonomy,
    turns:
      one.kind === 'dataset' ? [singleTurn(one)] : (one.turns ?? []).map((turn) => turnOf(turn, evaluation ?? null)),
  }
}

/** A prompt of the dataset and what was answered to it. */
function singleTurn({ request, response, evaluation }: ResultCase): BreachTurn {
  return {
    ...{ phase: 'attack', request, response: response ?? null, error: null, toolCalls: [] },
    ...{ strategy: 'dataset', isDropped: false, isBreach: true },
    evidence: (evaluation?.evidence ?? []).map(({ start, end }) => ({ start, end })),
  }
}

function turnOf(
  turn: NonNullable<ResultCase['turns']>[number],
  verdict: NonNullable<ResultCase['evaluation']> | null,
): BreachTurn {
  const shown = [...(turn.evaluation?.success ? turn.evaluation.evidence : []), ...(verdict?.evidence ?? [])]
  return {
    phase: turn.phase,
    request: turn.request,
    response: turn.response,
    error: turn.error,
    toolCalls: turn.tool_calls,
    strategy: turn.strategy,
    isDropped: turn.is_dropped,
    isBreach: turn.evaluation?.success ?? false,
    evidence: shown
      .filter(({ turn_index }) => turn_index === turn.turn_index)
      .map(({ start, end }) => ({ start, end })),
  }
}
