import type { Test } from '../../../client/attack/prepare-test.ts'
import type { AttackRunResult } from '../../../client/attack/run-attack.ts'
import type { RedoubtClient } from '../../../client/create-client.ts'
import { eachItem, type ItemOf } from '../../../client/each-item.ts'
import { RedoubtProblem } from '../../../client/redoubt-problem.ts'
import { judgeReviewOf } from '../../../client/run-summary/judge-review.ts'
import { notTestedOf } from '../../../client/run-summary/not-tested.ts'
import { wholeName } from '../../../client/run-summary/whole-name.ts'
import type { ReplyOf } from '../../../client/wire.ts'
import { certificationNames } from '../../../contract/red-team-test/red-team-scalars.ts'
import { baselineTechniqueId } from '../../../server/domain/red-team-test/baseline.ts'
import {
  type AttackReport,
  type NotChosen,
  type PolicyRow,
  type ReportScope,
  type ReportVersions,
  severities,
  type TechniqueRow,
} from './attack-report.ts'
import { findingsAmong, withFindingKeys } from './findings/take-findings.ts'
import { type KnownPolicy, readCases } from './read-cases.ts'
import { rateOf, sumBy } from './sum-rates.ts'

/** What the config says of a report, and what it is said about. */
type About = Pick<
  AttackReport,
  'name' | 'configFile' | 'target' | 'targetVersion' | 'authorisation' | 'service' | 'createdAt' | 'seesToolCalls'
> & { readonly configDigest: string }

/** Whose report is collected. */
export interface CollectOptions {
  readonly client: RedoubtClient
  readonly test: Test
  readonly run: AttackRunResult
  readonly signal: AbortSignal
  /** Whether one breach was played again: the report is then about that alone. */
  readonly isReplay: boolean
  readonly about: About
  /** Keys and passwords that the report covers beside the secrets of the test: nothing in it may follow from them. */
  readonly hides: readonly string[]
}

/** Reads all that a report tells from the service. Reads every case once, a page at a time. */
export async function collectReport({
  client,
  test,
  run,
  signal,
  about,
  isReplay,
  hides,
}: CollectOptions): Promise<AttackReport> {
  const { summary, runId, creditsCharged } = run
  const known = new Map<string, ItemOf<'listTechniques'>>()
  const request = { query: { limit: 500 } }
  for await (const one of eachItem({ client, name: 'listTechniques', signal }, request)) known.set(one.id, one)
  const { attack_methods, seed } = test.metadata
  const policies = new Map(
    test.metadata.policies.map((one) => [one.id, { ...one, name: wholeName(one.name, one.policy) }]),
  )
  const cases = await readCases({
    ...{ client, testId: test.id, runId, signal, isReplay },
    policies,
    goals: new Map(test.metadata.scenarios.items.map(({ id, scenario }) => [id, scenario])),
  })
  const techniques = (summary.per_technique ?? []).map((row) => techniqueRow(row, known.get(row.technique_id)))
  const rows = (summary.per_policy ?? []).map((row) => policyRow(row, policies.get(row.policy_id)))
  const breachCounts = countBreaches(rows, cases.dataset)
  const found = severities.reduce((sum, severity) => sum + breachCounts[severity], 0)
  const query = { kind: 'eval' as const, run_id: runId }
  const params = { test_id: test.id }
  const results = await client.call('readResultsSummary', { params, query }, { signal }).catch(absent)
  const once = await client.call('listFindings', { params, query: { run_id: runId, limit: 500 } }, { signal })
  const { configDigest, ...told } = about
  return {
    ...told,
    scope: scopeOf(test),
    testId: test.id,
    ...{ runId, isReplay, creditsCharged, summary },
    baseline: techniques.find(({ id }) => id === baselineTechniqueId) ?? null,
    techniques: techniques.filter(({ id }) => id !== baselineTechniqueId),
    policies: rows,
    untested: (summary.untested ?? []).map(({ policy_id, ...row }) => {
      const policy = policies.get(policy_id)?.policy ?? ''
      return { policyId: policy_id, ...row, name: wholeName(row.name, policy), policy }
    }),
    notChosen: notChosenOf(test, cases.pairs, [...known.values()]),
    certifications: sumBy(rows, ({ certification }) => certification ?? '').map((row) =>
      row.id === '' ? { ...row, name: 'Policies of your own' } : row,
    ),
    clauses: sumBy(rows, ({ certification, clause }) =>
      certification === null || clause === null ? null : `${certification} ${clause}`,
    ),
    ...cases,
    breaches: withFindingKeys(cases.breaches, once.items, { planted: test.metadata.checks.secrets, hides }),
    findings: findingsAmong(cases.breaches, once.items),
    breachCounts,
    breachesLeftOut: Math.max(0, found - cases.breaches.length),
    attempts: attack_methods?.dimension2.attempts ?? 0,
    warmUpTurns: attack_methods?.dimension2.warm_up_turns ?? 0,
    versions: versionsOf(results),
    ...(results !== null && { attackedAt: results.manifest.updated_at }),
    provenance: { configDigest, seed },
    judgeReview: judgeReviewOf(summary),
    comparison: null,
    guardProof: null,
    recommendations: (results?.summary?.aggregated_policies ?? [])
      .filter(({ failed, recommendation }) => failed > 0 && recommendation.text !== '')
      .map(({ policy_id, recommendation }) => ({ policyId: policy_id, text: recommendation.text })),
  }
}

function absent(error: unknown): null {
  if (error instanceof RedoubtProblem && error.status === 404) return null
  throw error
}

/** Attempts that the run ended before are among its pairs too: their technique was chosen. */
function notChosenOf(
  { metadata }: Test,
  pairs: AttackReport['pairs'],
  catalogue: readonly ItemOf<'listTechniques'>[],
): NotChosen {
  const { certifications, max_policies: policiesMax } = metadata
  const chosenTechniqueIds = pairs.map(({ techniqueId }) => techniqueId)
  const known = { catalogue, baselineTechniqueId, allCertifications: certificationNames }
  return { ...notTestedOf({ ...known, chosenTechniqueIds, certifications }), policiesMax }
}

function scopeOf({ metadata }: Test): ReportScope {
  const { business_context, use_case, checks, scenarios } = metadata
  const turns = scenarios.items.filter(({ enabled }) => enabled).map(({ maximum_multi_turn }) => maximum_multi_turn)
  return {
    businessContext: business_context,
    useCase: use_case,
    secrets: checks.secrets.length,
    forbiddenTools: checks.forbidden_tools,
    patterns: checks.patterns.length,
    turnsMax: turns.length === 0 ? null : Math.max(...turns),
  }
}

function versionsOf(results: ReplyOf<'readResultsSummary'> | null): ReportVersions | null {
  return results?.manifest.versions ?? null
}

function techniqueRow(
  { technique_id: id, attempts, failed, unclear = 0 }: NonNullable<AttackRunResult['summary']['per_technique']>[number],
  known: ItemOf<'listTechniques'> | undefined,
): TechniqueRow {
  const counts = { id, name: known?.name ?? id, attempts, failed, unclear, foundByTheWay: 0, endedByOther: 0 }
  return { ...rateOf(counts), mechanism: known?.mechanism ?? '', taxonomy: known?.taxonomy ?? [] }
}

function policyRow(
  {
    policy_id,
    name,
    certification,
    attempts,
    failed,
    unclear = 0,
    found_by_the_way: foundByTheWay = 0,
    ended_by_other: endedByOther = 0,
  }: NonNullable<AttackRunResult['summary']['per_policy']>[number],
  known: KnownPolicy | undefined,
): PolicyRow {
  const { policy = '', clause = null, criticality = 'medium' } = known ?? {}
  const counts = { attempts, failed, unclear, foundByTheWay, endedByOther }
  const rate = rateOf({ id: policy_id, name: wholeName(name, policy), ...counts })
  return { ...rate, policy, certification, clause, criticality }
}

/** From the sums of the service, which know every attempt, and from every case of the dataset. */
function countBreaches(rows: readonly PolicyRow[], dataset: AttackReport['dataset']): AttackReport['breachCounts'] {
  const counts = { low: 0, medium: 0, high: 0, critical: 0 }
  for (const { criticality, failed, foundByTheWay } of [...rows, ...(dataset?.byPolicy ?? [])])
    counts[criticality] += failed + foundByTheWay
  return counts
}
