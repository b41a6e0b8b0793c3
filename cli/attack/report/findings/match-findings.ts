import type { Evaluation } from '../../../../server/domain/agent-run/evaluation.ts'
import { groupFindings } from '../../../../server/domain/export/group-findings.ts'
import type { AttackReport } from '../attack-report.ts'
import { policyKeyOf } from '../report-names.ts'
import { type Finding, wayKeyOf } from './findings.ts'

interface RunFindings {
  readonly report: AttackReport
  readonly findings: readonly Finding[]
}

type Matches = Map<Finding, Finding>

/**
 * Which finding of a later run is which of an earlier one: that of the same id; else one of the same policy in which nearly the
 * same came out, as the service groups breaches of one run; else one that fell to a technique that the earlier one fell to,
 * for a model says the same in other words. Each finding is matched once.
 */
export function matchFindings(earlier: RunFindings, later: RunFindings): ReadonlyMap<Finding, Finding> {
  const matches: Matches = new Map()
  const taken = new Set<Finding>()
  const match = (before: Finding, after: Finding) => {
    matches.set(before, after)
    taken.add(after)
  }
  const matchAll = (isSame: (before: Finding, after: Finding) => boolean) => {
    for (const before of earlier.findings) {
      if (matches.has(before)) continue
      const after = later.findings.find((one) => !taken.has(one) && isSame(before, one))
      if (after !== undefined) match(before, after)
    }
  }
  matchAll((before, after) => before.id === after.id)
  const open = [
    ...earlier.findings.filter((one) => !matches.has(one)).map((one) => outcomeOf(earlier.report, one)),
    ...later.findings.filter((one) => !taken.has(one)).map((one) => outcomeOf(later.report, one)),
  ]
  for (const group of groupFindings(open.filter(({ finding }) => finding.breach.findingKey !== undefined))) {
    const after = group.filter(({ report }) => report === later.report).values()
    for (const { finding } of group.filter(({ report }) => report === earlier.report)) {
      const next = after.next()
      if (!next.done) match(finding, next.value.finding)
    }
  }
  matchAll((before, after) => {
    const own = new Set(before.ways.map(wayKeyOf))
    const isSamePolicy = policyKeyOf(earlier.report, before.policyId) === policyKeyOf(later.report, after.policyId)
    return isSamePolicy && after.ways.some((one) => own.has(wayKeyOf(one)))
  })
  return matches
}

/** A finding as the service compares breaches. */
function outcomeOf(report: AttackReport, finding: Finding) {
  const { breach, policyId } = finding
  const turnIndex = Math.max(
    breach.turns.findIndex(({ isBreach }) => isBreach),
    0,
  )
  const { response, evidence = [] } = breach.turns[turnIndex] ?? {}
  const answer = response ?? ''
  return {
    ...{ report, finding, response: answer, policyId: policyKeyOf(report, policyId) },
    secretCount: report.scope.secrets,
    evaluation: {
      decidedBy: breach.decidedBy as Evaluation['decidedBy'],
      reason: breach.reason,
      evidence: evidence.map((place) => ({ turnIndex, ...place, quote: answer.slice(place.start, place.end) })),
    },
  }
}
