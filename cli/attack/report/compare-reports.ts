import { groupBy } from '../../../client/group-by.ts'
import { fisherExact } from '../../../server/domain/results/run-statistics.ts'
import type { AttackReport, Comparison, PolicyRow, Tally } from './attack-report.ts'
import { type Finding, findingsOf, nameOfFinding } from './findings/findings.ts'
import { matchFindings } from './findings/match-findings.ts'
import { policyIdsLike, policyKeyOf } from './report-names.ts'
import { overallRate } from './sum-rates.ts'

/** The lists of findings in a comparison, in the order in which people ask for them. */
export const findingKinds = [
  'added',
  'remaining',
  'fixed',
  'notTriedAgain',
] as const satisfies readonly (keyof Comparison)[]

/** One of them. */
export type FindingKind = (typeof findingKinds)[number]

/** Holds a run against an earlier one of the same application. Policies and findings are known by what they say, not by ids. */
export function compareReports(earlier: AttackReport, later: AttackReport): Comparison {
  const before = findingsOf(earlier)
  const after = findingsOf(later)
  const matches = matchFindings({ report: earlier, findings: before }, { report: later, findings: after })
  const known = new Set(matches.values())
  const gone = before.filter((finding) => !matches.has(finding))
  const isTriedAgain = triedIn(earlier, later)
  return {
    earlier: { runId: earlier.runId, createdAt: earlier.createdAt },
    before: tallyOfRun(earlier),
    after: tallyOfRun(later),
    pValue: pValueOf(tallyOfRun(earlier), tallyOfRun(later)),
    isCutShort: earlier.summary.not_run > 0 || later.summary.not_run > 0,
    added: after.filter((finding) => !known.has(finding)).map(nameOfFinding),
    fixed: gone.filter((finding) => isTriedAgain(finding) === 'held').map(nameOfFinding),
    remaining: [
      ...after.filter((finding) => known.has(finding)).map(nameOfFinding),
      // Counted, but without a conversation in the report: it is not gone.
      ...gone.filter((finding) => isTriedAgain(finding) === 'broken').map(nameOfFinding),
    ],
    notTriedAgain: gone.filter((finding) => isTriedAgain(finding) === 'not tried').map(nameOfFinding),
    policies: policiesOf(earlier, later),
  }
}

type Outcome = 'held' | 'broken' | 'not tried'

/**
 * Whether the later run tried what the earlier one found: held where each of its ways was tried and held for sure, broken
 * where the policy fell to one of them.
 */
function triedIn(earlier: AttackReport, later: AttackReport) {
  return ({ policyId, ways }: Finding): Outcome => {
    const ids = policyIdsLike(later, policyKeyOf(earlier, policyId))
    const outcomes = new Set(ids.flatMap((id) => ways.map((one) => outcomeOf(triesOfWay(later, id, one)))))
    if (outcomes.has('broken')) return 'broken'
    return outcomes.size === 0 || outcomes.has('not tried') ? 'not tried' : 'held'
  }
}

interface WayTries {
  readonly judged: number
  readonly broken: number
  readonly unclear: number
}

function triesOfWay({ pairs, dataset }: AttackReport, policyId: string, way: Finding['ways'][number]): WayTries | null {
  const isOwn = (one: { readonly policyId: string }) => one.policyId === policyId
  if (way.way === 'dataset') {
    const row = dataset?.byPolicy.find(isOwn)
    return row === undefined ? null : { ...row, judged: row.attacks, broken: row.failed + row.foundByTheWay }
  }
  const pair = pairs.find((one) => isOwn(one) && one.techniqueId === way.techniqueId)
  return pair === undefined
    ? null
    : { ...pair, judged: pair.attempts - pair.unjudged, broken: pair.failed + pair.foundByTheWay }
}

/** Of what is unclear nobody knows that it held. */
function outcomeOf(tries: WayTries | null): Outcome {
  if (tries === null) return 'not tried'
  const { judged, broken, unclear } = tries
  if (broken > 0) return 'broken'
  return judged === 0 || unclear > 0 ? 'not tried' : 'held'
}

function tallyOfRun({ summary }: AttackReport): Tally {
  const { attempts, failed } = overallRate(summary)
  return { attempts, failed }
}

/** 1 where nothing can be said. */
function pValueOf(before: Tally, after: Tally): number {
  if (before.attempts === 0 || after.attempts === 0) return 1
  return fisherExact({ total: before.attempts, hits: before.failed }, { total: after.attempts, hits: after.failed })
}

function policiesOf(earlier: AttackReport, later: AttackReport): Comparison['policies'] {
  const known = rowsByKey(earlier)
  return [...rowsByKey(later)].flatMap(([key, rows]) => {
    const old = known.get(key)
    const [row] = rows
    if (old === undefined || row === undefined) return []
    const [before, after] = [tallyOf(old), tallyOf(rows)]
    return [{ name: row.name || nameless(row), before, after, pValue: pValueOf(before, after) }]
  })
}

function rowsByKey(report: AttackReport): ReadonlyMap<string, readonly PolicyRow[]> {
  return groupBy(report.policies, ({ id }) => policyKeyOf(report, id))
}

function tallyOf(rows: readonly PolicyRow[]): Tally {
  const sum = (read: (row: PolicyRow) => number) => rows.reduce((all, row) => all + read(row), 0)
  return { attempts: sum((row) => row.attempts), failed: sum((row) => row.failed) }
}

function nameless({ policy, clause, certification }: PolicyRow): string {
  return policy || [certification, clause].filter((text) => text !== null).join(' ')
}

/** Whether chance alone hardly makes such a difference: 1 in 20. */
export function isSignificant(pValue: number): boolean {
  return pValue < 0.05
}
