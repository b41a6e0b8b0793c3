import type { RunSummary } from '../../../client/run-summary/summary-sentences.ts'
import type { AttackSummary } from '../../../contract/attack-run/attack-summary.ts'
import type { Finding } from '../../../contract/export/findings.ts'
import type { RunReport } from './read-report.ts'

/** The technique that is none: the goal asked straight. */
export const plainQuestion = 'plain.ask'

/** Names for people. */
export interface SummaryNames {
  /** Of the test. */
  readonly test: string
  /** Of a technique; null where the catalogue has none. */
  readonly technique: (id: string) => string | null
}

/** What the sentences of a report's summary are made of. Where and when the run was made nobody told the service. */
export function runSummaryOf(
  report: Pick<RunReport, 'findings' | 'findingsTotal' | 'cases' | 'versions'>,
  summary: AttackSummary,
  names: SummaryNames,
): RunSummary {
  const { findings, versions } = report
  const baseline = summary.baseline ?? null
  const [low = 0, high = 1] = summary.asr_ci95
  const [first] = findings
  const of = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length
  return {
    ...{ name: names.test, version: null, target: null, attackedAt: null, redoubt: versions?.service ?? null },
    attempts: summary.attempts_total,
    techniques: (summary.per_technique ?? []).filter(({ technique_id: id }) => id !== plainQuestion).length,
    policies: summary.per_policy?.length ?? 0,
    untested: summary.untested?.length ?? 0,
    judged: summary.attempts_failed + summary.attempts_passed,
    failed: summary.attempts_failed,
    unclear: summary.attempts_unclear ?? 0,
    ...{ rate: summary.asr, interval: [low, high], baseline },
    findings: { count: report.findingsTotal, critical: of('critical'), high: of('high') },
    first: first === undefined ? null : firstOf(first, report.cases, names),
  }
}

function firstOf(finding: Finding, cases: RunReport['cases'], names: SummaryNames): RunSummary['first'] {
  const shown = cases.get(finding.case_id)
  const way = finding.ways.find(({ case_id: id }) => id === finding.case_id)
  const techniqueId = shown?.kind === 'dataset' ? null : (way?.technique_id ?? null)
  const turn = shown?.turns?.find(({ turn_index: index }) => index === finding.turn_index)
  const decidedBy = (turn?.evaluation ?? shown?.evaluation)?.decided_by ?? null
  const found = { policy: finding.name || finding.policy, decidedBy }
  if (techniqueId === null) return { ...found, way: 'dataset', technique: null }
  if (techniqueId === plainQuestion) return { ...found, way: 'baseline', technique: null }
  return { ...found, way: 'technique', technique: names.technique(techniqueId) }
}
