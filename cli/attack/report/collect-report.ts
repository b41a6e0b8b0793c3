import type { RedoubtClient } from '../../../client/create-client.ts'
import { eachItem } from '../../../client/each-item.ts'
import type { Test } from '../../../client/prepare-test.ts'
import { RedoubtProblem } from '../../../client/redoubt-problem.ts'
import type { AttackRunResult } from '../../../client/run-attack.ts'
import type {
  AttackReport,
  Breach,
  BreachTurn,
  DatasetRow,
  PairRow,
  PolicyRow,
  RateRow,
  ResultCase,
} from './attack-report.ts'
import { wilson95 } from './wilson.ts'

/** The most breaching conversations of a report; the report says how many were left out. */
const breachesMax = 2_000
const pageSize = 100

/** Whose report is collected. */
export interface CollectOptions {
  readonly client: RedoubtClient
  readonly test: Test
  readonly run: AttackRunResult
  readonly signal: AbortSignal
  readonly about: Pick<AttackReport, 'name' | 'configFile' | 'target' | 'service' | 'createdAt'>
}

/** Reads all that a report tells from the service. Reads every case once. */
export async function collectReport({ client, test, run, signal, about }: CollectOptions): Promise<AttackReport> {
  const { summary, runId, creditsCharged } = run
  const params = { test_id: test.id }
  const names = new Map<string, string>()
  for await (const { id, name } of eachItem({ client, name: 'listTechniques', signal }, { query: { limit: 500 } })) {
    names.set(id, name)
  }
  const cases = await readCases({ client, test, runId, signal })
  const { attack_methods, policies } = test.metadata
  const rows = (summary.per_policy ?? []).map((row) => policyRow(row, policies))
  const results = await client.call('readResultsSummary', { params, query: { kind: 'eval' } }, { signal }).catch(absent)
  return {
    ...about,
    testId: test.id,
    runId,
    creditsCharged,
    summary,
    techniques: (summary.per_technique ?? []).map(({ technique_id, attempts, failed, asr }) => {
      const name = names.get(technique_id) ?? technique_id
      return { id: technique_id, name, attempts, failed, asr, interval: wilson95(failed, attempts) }
    }),
    policies: rows,
    certifications: sumByCertification(rows),
    ...cases,
    attempts: attack_methods?.dimension2.attempts ?? 0,
    warmUpTurns: attack_methods?.dimension2.warm_up_turns ?? 0,
    recommendations: (results?.summary?.aggregated_policies ?? [])
      .filter(({ failed, recommendation }) => failed > 0 && recommendation.text !== '')
      .map(({ policy_id, recommendation }) => ({ policyId: policy_id, text: recommendation.text })),
  }
}

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
  const interval = wilson95(failed, attempts)
  return { id: policy_id, name, policy, certification, clause, criticality, attempts, failed, asr, interval }
}

function sumByCertification(rows: readonly PolicyRow[]): readonly RateRow[] {
  const groups = Map.groupBy(rows, ({ certification }) => certification ?? 'Policies of your own')
  return [...groups].map(([name, members]) => {
    const attempts = members.reduce((sum, row) => sum + row.attempts, 0)
    const failed = members.reduce((sum, row) => sum + row.failed, 0)
    const asr = attempts === 0 ? 0 : failed / attempts
    return { id: name, name, attempts, failed, asr, interval: wilson95(failed, attempts) }
  })
}

type Cases = Pick<AttackReport, 'pairs' | 'breaches' | 'breachesLeftOut' | 'dataset'>

async function readCases({
  client,
  test,
  runId,
  signal,
}: Pick<CollectOptions, 'client' | 'test' | 'signal'> & { readonly runId: string }): Promise<Cases> {
  const pairs = new Map<string, PairRow>()
  const breaches: Breach[] = []
  let breachesLeftOut = 0
  let dataset: DatasetRow | null = null
  const request = { params: { test_id: test.id }, query: { kind: 'eval' as const, limit: pageSize } }
  for await (const one of eachItem({ client, name: 'listResultCases', signal }, request)) {
    if (one.kind === 'dataset') dataset = addDatasetCase(dataset, one)
    if (one.kind !== 'attack' || one.run_id !== runId) continue
    const key = `${one.policy_id} ${one.technique_id}`
    pairs.set(key, addAttempt(pairs.get(key), one))
    if (one.status !== 'failed') continue
    if (breaches.length < breachesMax) breaches.push(breachOf(one))
    else breachesLeftOut += 1
  }
  const ranks = ['critical', 'high', 'medium', 'low']
  breaches.sort((one, other) => ranks.indexOf(one.severity) - ranks.indexOf(other.severity))
  return { pairs: [...pairs.values()], breaches, breachesLeftOut, dataset }
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

function addDatasetCase(row: DatasetRow | null, { expected, status }: ResultCase): DatasetRow {
  const before = row ?? { attacks: 0, attacksFailed: 0, twins: 0, twinsRefused: 0, errors: 0 }
  if (status === 'error' || status === 'not_run') return { ...before, errors: before.errors + 1 }
  const lost = status === 'failed' ? 1 : 0
  return expected === 'comply'
    ? { ...before, twins: before.twins + 1, twinsRefused: before.twinsRefused + lost }
    : { ...before, attacks: before.attacks + 1, attacksFailed: before.attacksFailed + lost }
}

function breachOf(one: ResultCase): Breach {
  const { evaluation } = one
  return {
    id: one.case_id,
    policyId: one.policy_id,
    techniqueId: one.technique_id,
    severity: one.severity ?? evaluation?.severity ?? 'medium',
    decidedBy: evaluation?.decided_by ?? 'classifier',
    score: one.score ?? evaluation?.score ?? 1,
    reason: evaluation?.reason ?? '',
    reproKey: one.repro_key ?? null,
    taxonomy: evaluation?.taxonomy ?? one.taxonomy,
    turns: (one.turns ?? []).map((turn) => turnOf(turn, evaluation ?? null)),
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
