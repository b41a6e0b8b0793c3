import type { RedoubtClient } from '../../../client/create-client.ts'
import { eachItem } from '../../../client/each-item.ts'
import type { Test } from '../../../client/prepare-test.ts'
import { RedoubtProblem } from '../../../client/redoubt-problem.ts'
import type { AttackRunResult } from '../../../client/run-attack.ts'
import { baselineTechniqueId } from '../../../server/domain/redteam/baseline.ts'
import { wilsonInterval } from '../../../server/domain/redteam/run-statistics.ts'
import {
  type AttackReport,
  type Breach,
  type BreachTurn,
  type DatasetPolicyRow,
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
  const { client, test, run, signal, about, isReplay } = options
  const { summary, runId, creditsCharged } = run
  const params = { test_id: test.id }
  const names = new Map<string, string>()
  for await (const { id, name } of eachItem({ client, name: 'listTechniques', signal }, { query: { limit: 500 } })) {
    names.set(id, name)
  }
  const { attack_methods, policies } = test.metadata
  const cases = await readCases(options, new Map(policies.map((policy) => [policy.id, policy])))
  const techniques = (summary.per_technique ?? []).map(({ technique_id, attempts, failed, asr }): RateRow => {
    const name = names.get(technique_id) ?? technique_id
    return { id: technique_id, name, attempts, failed, asr, ...noStrays, interval: intervalOf(failed, attempts) }
  })
  const rows = (summary.per_policy ?? []).map((row) => policyRow(row, policies))
  const breachCounts = countBreaches(rows, cases.dataset)
  const found = severities.reduce((sum, severity) => sum + breachCounts[severity], 0)
  const query = { kind: 'eval' as const, run_id: runId }
  const results = await client.call('readResultsSummary', { params, query }, { signal }).catch(absent)
  return {
    ...about,
    testId: test.id,
    ...{ runId, isReplay, creditsCharged, summary },
    baseline: techniques.find(({ id }) => id === baselineTechniqueId) ?? null,
    techniques: techniques.filter(({ id }) => id !== baselineTechniqueId),
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

const noStrays = { foundByTheWay: 0, endedByOther: 0 }

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
    found_by_the_way: foundByTheWay = 0,
    ended_by_other: endedByOther = 0,
  }: NonNullable<AttackRunResult['summary']['per_policy']>[number],
  policies: Test['metadata']['policies'],
): PolicyRow {
  const known = policies.find(({ id }) => id === policy_id)
  const { policy = '', clause = null, criticality = 'medium' } = known ?? {}
  const interval = intervalOf(failed, attempts)
  const counts = { attempts, failed, asr, foundByTheWay, endedByOther, interval }
  return { id: policy_id, name, policy, certification, clause, criticality, ...counts }
}

function sumByCertification(rows: readonly PolicyRow[]): readonly RateRow[] {
  const groups = Map.groupBy(rows, ({ certification }) => certification ?? 'Policies of your own')
  return [...groups].map(([name, members]) => {
    const attempts = members.reduce((sum, row) => sum + row.attempts, 0)
    const failed = members.reduce((sum, row) => sum + row.failed, 0)
    const foundByTheWay = members.reduce((sum, row) => sum + row.foundByTheWay, 0)
    const endedByOther = members.reduce((sum, row) => sum + row.endedByOther, 0)
    const asr = attempts === 0 ? 0 : failed / attempts
    return {
      id: name,
      name,
      attempts,
      failed,
      asr,
      foundByTheWay,
      endedByOther,
      interval: intervalOf(failed, attempts),
    }
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
    if (isAnswer) dataset = addDatasetCase(dataset, one, policies)
    if (isAttempt) addAttempt(pairs, one)
    const isBreach = one.status === 'failed' && (isAttempt || (isAnswer && one.expected !== 'comply'))
    if (isBreach && breaches.length < breachesMax) breaches.push(breachOf(one))
  }
  breaches.sort((one, other) => severities.indexOf(other.severity) - severities.indexOf(one.severity))
  return { pairs: [...pairs.values()], breaches, dataset }
}

/** From the sums of the service, which know every attempt, and from every case of the dataset. */
function countBreaches(rows: readonly PolicyRow[], dataset: DatasetRow | null): AttackReport['breachCounts'] {
  const counts = { low: 0, medium: 0, high: 0, critical: 0 }
  for (const { criticality, failed, foundByTheWay } of [...rows, ...(dataset?.byPolicy ?? [])])
    counts[criticality] += failed + foundByTheWay
  return counts
}

/** An attempt stands with the policy that it was aimed at, a breach by the way with the one that it broke as well. */
function addAttempt(pairs: Map<string, PairRow>, one: ResultCase): void {
  const { policy_id, aimed_policy_id = policy_id, technique_id, status } = one
  const add = (policyId: string, change: (row: PairRow) => Partial<PairRow>) => {
    const key = `${policyId} ${technique_id}`
    const none = { policyId, techniqueId: technique_id ?? '', attempts: 0, failed: 0, foundByTheWay: 0, unjudged: 0 }
    const before = pairs.get(key) ?? none
    pairs.set(key, { ...before, ...change(before) })
  }
  const isStray = aimed_policy_id !== policy_id
  add(aimed_policy_id, ({ attempts, failed, unjudged }) => ({
    attempts: attempts + 1,
    failed: failed + (status === 'failed' && !isStray ? 1 : 0),
    unjudged: unjudged + (status === 'error' || status === 'not_run' ? 1 : 0),
  }))
  if (isStray) add(policy_id, ({ foundByTheWay }) => ({ foundByTheWay: foundByTheWay + 1 }))
}

function addDatasetCase(
  row: DatasetRow | null,
  one: ResultCase,
  policies: ReadonlyMap<string, KnownPolicy>,
): DatasetRow {
  const { expected, status, policy_id, aimed_policy_id = policy_id } = one
  const before = row ?? { attacks: 0, attacksFailed: 0, twins: 0, twinsRefused: 0, errors: 0, byPolicy: [] }
  if (status === 'error' || status === 'not_run') return { ...before, errors: before.errors + 1 }
  const lost = status === 'failed' ? 1 : 0
  if (expected === 'comply') return { ...before, twins: before.twins + 1, twinsRefused: before.twinsRefused + lost }
  const isStray = aimed_policy_id !== policy_id
  const rows = new Map(before.byPolicy.map((known) => [known.policyId, known]))
  const rowOf = (policyId: string): DatasetPolicyRow => {
    const { name = policyId, criticality = 'medium' } = policies.get(policyId) ?? {}
    return rows.get(policyId) ?? { policyId, name, criticality, attacks: 0, failed: 0, foundByTheWay: 0 }
  }
  const aimed = rowOf(aimed_policy_id)
  const failed = aimed.failed + (isStray ? 0 : lost)
  rows.set(aimed_policy_id, { ...aimed, attacks: aimed.attacks + 1, failed })
  const broken = rowOf(policy_id)
  if (isStray) rows.set(policy_id, { ...broken, foundByTheWay: broken.foundByTheWay + lost })
  const { attacks, attacksFailed } = before
  return { ...before, attacks: attacks + 1, attacksFailed: attacksFailed + lost, byPolicy: [...rows.values()] }
}

function breachOf(one: ResultCase): Breach {
  const { evaluation } = one
  return {
    kind: one.kind === 'dataset' ? 'dataset' : 'attack',
    way: one.kind === 'dataset' ? 'dataset' : one.technique_id === baselineTechniqueId ? 'baseline' : 'technique',
    id: one.case_id,
    policyId: one.policy_id,
    aimedPolicyId: one.aimed_policy_id ?? null,
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
