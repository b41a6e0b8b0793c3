import { groupBy } from '../../../../client/group-by.ts'
import { conversationWeight, type Ease, easeOf, priorityOf } from '../../../../server/domain/export/finding-priority.ts'
import { sha256Hex } from '../../../sha256-hex.ts'
import {
  type AttackReport,
  type Breach,
  type Confirmation,
  type FindingName,
  type RiskPlace,
  type Severity,
  severities,
} from '../attack-report.ts'
import { nameOfPolicy, policyIdsLike, policyKeyOf, policyOf, techniqueName } from '../report-names.ts'
import { confirmationOf } from './confirmation-of.ts'

/** What a finding fell to, and how often. */
export interface FindingWay {
  readonly way: Breach['way']
  /** As `technique`. */
  readonly techniqueId: string | null
  /** Null for a plain question and a prompt of the dataset. */
  readonly technique: string | null
  readonly count: number
}

/**
 * All breaches of one policy in which the same came out; where the service did not group them, those that fell to one technique.
 * Policies of the same words are one.
 */
export interface Finding {
  /** 8 hexadecimal digits that follow from the policy and what came out, else the way: the same has the same id in every run. */
  readonly id: string
  /** Of the conversation that is shown. */
  readonly policyId: string
  /** For people: never an id. */
  readonly policy: string
  /** What the policy forbids, in its own words. */
  readonly rule: string
  /** Of the conversation that is shown, as `technique` and `way` are. */
  readonly techniqueId: string | null
  /** Null for a plain question and a prompt of the dataset. */
  readonly technique: string | null
  readonly way: Breach['way']
  /** Everything that it fell to, the most frequent first. */
  readonly ways: readonly FindingWay[]
  readonly severity: Severity
  readonly ease: Ease
  /** Severity (1 to 4) times ease (1 to 3). */
  readonly priority: number
  /** Breaches that are this finding. */
  readonly count: number
  /** Judged tries on this policy with the techniques that it fell to; null where they are not counted (prompts of the dataset). */
  readonly tries: number | null
  /** Of `count`, those in attempts and prompts that were aimed at another policy. */
  readonly byTheWay: number
  /** Of the others, prompts of the dataset. */
  readonly prompts: number
  /** Where its ways stand in public lists, each place once. */
  readonly taxonomy: readonly RiskPlace[]
  /** Ids of all conversations and prompts of it. */
  readonly caseIds: readonly string[]
  /** The shortest conversation of it that was found, as the service chose it. */
  readonly breach: Breach
  /** What came of sending it again; null where the run did not. */
  readonly confirmation: Confirmation | null
}

/**
 * The findings of a report, what matters most first: by severity times ease, then by how often, then as the service lists them,
 * which the console shows. Each stands with the conversation that the service has for it; where it has none, with the shortest.
 */
export function findingsOf(report: AttackReport): readonly Finding[] {
  const groups = groupBy(report.breaches, (breach) => findingIdOf(report, breach))
  const places = new Map(report.findings.map((row, place) => [`${row.policy_id} ${row.case_id}`, place]))
  const placeOf = ({ policyId, id }: Breach) => places.get(`${policyId} ${id}`) ?? places.size
  return [...groups.values()]
    .flatMap((breaches) => {
      const [first] = breaches.toSorted(
        (one, other) => placeOf(one) - placeOf(other) || lengthOf(one) - lengthOf(other),
      )
      return first === undefined ? [] : [findingOf(report, first, breaches)]
    })
    .toSorted(
      (one, other) =>
        other.priority - one.priority ||
        other.count - one.count ||
        placeOf(one.breach) - placeOf(other.breach) ||
        (one.id < other.id ? -1 : 1),
    )
}

function lengthOf({ turns }: Breach): number {
  return conversationWeight(turns)
}

/** A finding by name, for comparisons. */
export function nameOfFinding({ id, severity, policy, technique }: Finding): FindingName {
  return { id, severity, policy, technique }
}

/** The id of a finding: the same whenever the same policy falls in the same way. */
export function findingIdOf(report: AttackReport, { policyId, way, techniqueId, findingKey }: Breach): string {
  const key = JSON.stringify([policyKeyOf(report, policyId), findingKey ?? [way, techniqueId]])
  return sha256Hex(key).slice(0, 8)
}

function findingOf(report: AttackReport, breach: Breach, breaches: readonly Breach[]): Finding {
  const { policyId, techniqueId, way } = breach
  const ways = waysOf(report, breaches)
  const severity = breaches
    .map((one) => one.severity)
    .reduce((worst, one) => (severities.indexOf(one) > severities.indexOf(worst) ? one : worst))
  const tries = triesOf(report, breaches)
  const aimed = breaches.filter(({ aimedPolicyId }) => aimedPolicyId === null)
  const prompts = aimed.filter(({ kind }) => kind === 'dataset').length
  const needsNoAttacker = ways.some((one) => one.way !== 'technique')
  const ease = easeOf({ needsNoAttacker, broke: aimed.length - prompts, tries })
  const rule = policyOf(report, policyId)?.policy ?? ''
  return {
    id: findingIdOf(report, breach),
    ...{
      policyId,
      policy: nameOfPolicy(report, policyId),
      rule,
      techniqueId,
      way,
      ways,
      severity,
      ease,
      tries,
      prompts,
    },
    technique: way === 'technique' ? techniqueName(report, techniqueId) : null,
    byTheWay: breaches.length - aimed.length,
    taxonomy: [
      ...new Map(breaches.flatMap(({ taxonomy }) => taxonomy.map((place) => [JSON.stringify(place), place]))).values(),
    ],
    priority: priorityOf(severity, ease),
    count: breaches.length,
    caseIds: [...new Set(breaches.map((one) => one.id))],
    breach,
    confirmation: confirmationOf(report, breaches),
  }
}

function waysOf(report: AttackReport, breaches: readonly Breach[]): readonly FindingWay[] {
  const groups = groupBy(breaches, (breach) => wayKeyOf(breach))
  return [...groups.values()]
    .flatMap(([first, ...others]): FindingWay[] => {
      if (first === undefined) return []
      const { way, techniqueId } = first
      const technique = way === 'technique' ? techniqueName(report, techniqueId) : null
      return [{ way, techniqueId, technique, count: others.length + 1 }]
    })
    .toSorted((one, other) => other.count - one.count || (wayKeyOf(one) < wayKeyOf(other) ? -1 : 1))
}

/** Every prompt of the dataset is one way: techniques wrote some of them, and no attacker is needed for any. */
export function wayKeyOf({ way, techniqueId }: Pick<FindingWay, 'way' | 'techniqueId'>): string {
  return way === 'dataset' ? way : `${way} ${techniqueId}`
}

/** Of all policies and techniques of the finding. */
function triesOf(report: AttackReport, breaches: readonly Breach[]): number | null {
  const attacks = breaches.filter(({ kind }) => kind === 'attack')
  if (attacks.length === 0) return null
  const techniqueIds = new Set(attacks.map(({ techniqueId }) => techniqueId))
  const policyIds = new Set(
    breaches.flatMap(({ policyId }) => [policyId, ...policyIdsLike(report, policyKeyOf(report, policyId))]),
  )
  const own = report.pairs.filter((pair) => policyIds.has(pair.policyId) && techniqueIds.has(pair.techniqueId))
  return own.reduce((sum, { attempts, unjudged }) => sum + attempts - unjudged, 0)
}
