import { eachCase, type ResultCase } from '../../../client/attack/each-case.ts'
import type { Test } from '../../../client/attack/prepare-test.ts'
import type { RedoubtClient } from '../../../client/create-client.ts'
import { sha256Hex } from '../../sha256-hex.ts'
import type {
  AttackReport,
  Breach,
  DatasetPolicyRow,
  DatasetRow,
  PairRow,
  RateRow,
  SampleCase,
  UnclearRow,
} from './attack-report.ts'
import { severities } from './attack-report.ts'
import { breachesOf, turnsOf } from './findings/breach-of-case.ts'
import { rateOf } from './sum-rates.ts'

/** The most breaching conversations of a report; the report says how many were left out. */
const breachesMax = 2_000

/** The most unclear cases of a report. */
const unclearMax = 500

/** Attempts of each outcome that are shown beside the breaches. */
const sampleMax = 5

/** Cases that are asked for at once. */
const pageSize = 100

/** A policy of the test. */
export type KnownPolicy = Test['metadata']['policies'][number]

/** What the cases of a run say. */
export type ReadCases = Pick<AttackReport, 'pairs' | 'breaches' | 'dataset' | 'languages' | 'sample' | 'unclear'>

/** Whose cases are read. */
export interface RunCases {
  readonly client: RedoubtClient
  readonly testId: string
  readonly runId: string
  readonly signal: AbortSignal
}

/** How the cases of a run are read. */
export interface ReadCasesOptions extends RunCases {
  /** Whether one breach was played again: then the dataset is left out. */
  readonly isReplay: boolean
  /** By id. */
  readonly policies: ReadonlyMap<string, KnownPolicy>
  /** What each scenario is after, by its id. */
  readonly goals: ReadonlyMap<string, string>
}

/** The cases of the dataset, and the attempts of this run, whatever was played again since. Reads each once. */
export async function readCases({ isReplay, policies, goals, ...options }: ReadCasesOptions): Promise<ReadCases> {
  const pairs = new Map<string, PairRow>()
  const languages = new Map<string, LanguageTally>()
  const breaches: Breach[] = []
  const sample = new Map<string, SampleCase>()
  const unclear: UnclearRow[] = []
  let dataset: DatasetRow | null = null
  for await (const one of casesOfRun(options)) {
    const isAttempt = one.kind === 'attack'
    const isAnswer = one.kind === 'dataset' && !isReplay
    if (isAnswer) dataset = addDatasetCase(dataset, one, policies)
    if (isAttempt) addAttempt(pairs, one)
    if (isAttempt) addLanguage(languages, one)
    const outcome = isAttempt ? sampleOutcome(one) : null
    if (outcome !== null) addToSample(sample, one, outcome)
    const isBreach = one.status === 'failed' && (isAttempt || (isAnswer && one.expected !== 'comply'))
    if (isBreach) breaches.push(...breachesOf(one, goals).slice(0, breachesMax - breaches.length))
    if ((isAttempt || isAnswer) && one.verdict === 'unclear' && unclear.length < unclearMax)
      unclear.push(unclearOf(one))
  }
  breaches.sort((one, other) => severities.indexOf(other.severity) - severities.indexOf(one.severity))
  return {
    pairs: [...pairs.values()],
    breaches,
    dataset,
    languages: [...languages].map(([id, tally]) => languageRow(id, tally)),
    sample: [...sample.values()],
    unclear,
  }
}

/** Every case of a run and of the dataset once, whole. */
function casesOfRun({ runId, ...rest }: RunCases): AsyncGenerator<ResultCase, void, undefined> {
  return eachCase({ ...rest, query: { kind: 'eval', run_id: runId, limit: pageSize } })
}

/** An attempt stands with the policy that it was aimed at, a breach by the way with each that it broke as well. */
function addAttempt(pairs: Map<string, PairRow>, one: ResultCase): void {
  const { policy_id, aimed_policy_id = policy_id, technique_id, status, verdict, broken = [] } = one
  const add = (policyId: string, change: (row: PairRow) => Partial<PairRow>) => {
    const key = `${policyId} ${technique_id}`
    const counts = { attempts: 0, failed: 0, unclear: 0, foundByTheWay: 0, unjudged: 0, notRun: 0 }
    const before = pairs.get(key) ?? { policyId, techniqueId: technique_id ?? '', ...counts }
    pairs.set(key, { ...before, ...change(before) })
  }
  const isStray = aimed_policy_id !== policy_id
  add(aimed_policy_id, ({ attempts, failed, unclear, unjudged, notRun = 0 }) => ({
    attempts: attempts + 1,
    unclear: unclear + (verdict === 'unclear' ? 1 : 0),
    failed: failed + (status === 'failed' && !isStray ? 1 : 0),
    unjudged: unjudged + (isJudged(one) ? 0 : 1),
    notRun: notRun + (status === 'not_run' ? 1 : 0),
  }))
  const strays = broken.length === 0 && isStray ? [{ policy_id }] : broken
  for (const { policy_id: other } of strays)
    if (other !== aimed_policy_id) add(other, ({ foundByTheWay }) => ({ foundByTheWay: foundByTheWay + 1 }))
}

function isJudged({ status }: ResultCase): boolean {
  return status === 'passed' || status === 'failed'
}

type LanguageTally = Pick<RateRow, 'attempts' | 'failed' | 'unclear'>

function addLanguage(languages: Map<string, LanguageTally>, one: ResultCase): void {
  if (!isJudged(one)) return
  const { attempts, failed, unclear } = languages.get(one.language) ?? { attempts: 0, failed: 0, unclear: 0 }
  languages.set(one.language, {
    attempts: attempts + 1,
    failed: failed + (one.status === 'failed' ? 1 : 0),
    unclear: unclear + (one.verdict === 'unclear' ? 1 : 0),
  })
}

function languageRow(id: string, tally: LanguageTally): RateRow {
  return rateOf({ id, name: id, ...tally, foundByTheWay: 0, endedByOther: 0 })
}

function sampleOutcome({ verdict }: ResultCase): SampleCase['outcome'] | null {
  return verdict === 'held' || verdict === 'unclear' ? verdict : null
}

function unclearOf({ case_id: id, policy_id: policyId, technique_id, evaluation, score }: ResultCase): UnclearRow {
  return { id, policyId, techniqueId: technique_id, reason: evaluation?.reason ?? '', score: score ?? 0 }
}

/** Keeps those whose digests are the smallest: a fair draw, and the same one whenever the run is read. */
function addToSample(sample: Map<string, SampleCase>, one: ResultCase, outcome: SampleCase['outcome']): void {
  const keyOf = (id: string) => `${outcome} ${sha256Hex(id)}`
  sample.set(keyOf(one.case_id), {
    outcome,
    policyId: one.aimed_policy_id ?? one.policy_id,
    techniqueId: one.technique_id,
    reason: one.evaluation?.reason ?? '',
    turns: turnsOf(one),
  })
  const keys = [...sample.keys()].filter((key) => key.startsWith(outcome)).toSorted()
  for (const key of keys.slice(sampleMax)) sample.delete(key)
}

function addDatasetCase(
  row: DatasetRow | null,
  one: ResultCase,
  policies: ReadonlyMap<string, KnownPolicy>,
): DatasetRow {
  const { expected, status, policy_id, aimed_policy_id = policy_id } = one
  const before = row ?? { attacks: 0, attacksFailed: 0, unclear: 0, twins: 0, twinsRefused: 0, errors: 0, byPolicy: [] }
  if (!isJudged(one)) return { ...before, errors: before.errors + 1 }
  const lost = status === 'failed' ? 1 : 0
  const doubt = one.verdict === 'unclear' ? 1 : 0
  if (expected === 'comply') return { ...before, twins: before.twins + 1, twinsRefused: before.twinsRefused + lost }
  const isStray = aimed_policy_id !== policy_id
  const rows = new Map(before.byPolicy.map((known) => [known.policyId, known]))
  const rowOf = (policyId: string): DatasetPolicyRow => {
    const { name = policyId, criticality = 'medium' } = policies.get(policyId) ?? {}
    return rows.get(policyId) ?? { policyId, name, criticality, attacks: 0, failed: 0, unclear: 0, foundByTheWay: 0 }
  }
  const aimed = rowOf(aimed_policy_id)
  const failed = aimed.failed + (isStray ? 0 : lost)
  rows.set(aimed_policy_id, { ...aimed, attacks: aimed.attacks + 1, failed, unclear: aimed.unclear + doubt })
  const broken = rowOf(policy_id)
  if (isStray) rows.set(policy_id, { ...broken, foundByTheWay: broken.foundByTheWay + lost })
  return {
    ...before,
    attacks: before.attacks + 1,
    attacksFailed: before.attacksFailed + lost,
    unclear: before.unclear + doubt,
    byPolicy: [...rows.values()],
  }
}
