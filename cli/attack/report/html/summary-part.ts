import type { AttackReport } from '../attack-report.ts'
import type { Finding } from '../findings.ts'
import { sourceOf } from '../list-names.ts'
import { type NotTried, notTriedIn } from '../not-tried.ts'
import { overallRate } from '../sum-rates.ts'
import type { ReportWords } from '../words/english.ts'
import { html, type Markup } from './markup.ts'
import type { ReportPage } from './report-page.ts'

/** The five sentences of the summary: what was tested, what broke, the gravest, the baseline, and what to do first. */
export function summarySentences(page: ReportPage): readonly [string, string, string, string, string] {
  const { report, findings, words } = page
  const { summary: say, number, percent } = words
  const { summary, baseline } = report
  const { attempts: judged, failed, unclear, asr, interval } = overallRate(summary)
  const [low, high] = interval
  const [worst] = findings
  const of = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length
  return [
    say.tested({
      ...{ name: report.name, version: report.targetVersion, target: report.target },
      date: words.date(report.createdAt),
      redoubt: report.versions?.service ?? null,
      attempts: number(summary.attempts_total),
      techniques: number(report.techniques.length),
      policies: number(report.policies.length),
      untested: report.untested.length,
    }),
    say.broke({
      ...{ failed, judged, unclear },
      rate: percent(asr),
      low: percent(low),
      high: percent(high),
    }),
    say.findings({
      ...{ count: findings.length, critical: of('critical'), high: of('high') },
      worst: worst?.policy ?? '',
      way: worst === undefined ? '' : fellTo(words, worst),
    }),
    say.baseline(baseline),
    worst === undefined ? say.firstNothing : say.first(adviceOf(words, worst)),
  ]
}

/** What to do about a finding, in words of ours. */
export function adviceOf({ advice }: ReportWords, { way, breach }: Pick<Finding, 'way' | 'breach'>): string {
  const { decidedBy } = breach
  if (decidedBy === 'canary' || decidedBy === 'tool_call' || decidedBy === 'regex') return advice[decidedBy]
  return way === 'technique' ? advice.classifier : advice[way]
}

/** The beginning of the page: its name, and the summary that a manager reads. */
export function summaryPart(page: ReportPage): Markup {
  const [tested, broke, found, plain, first] = summarySentences(page)
  const { headings } = page.words
  return html`<h2>${headings.summary}</h2>
${[tested, broke, found, plain].map((sentence) => html`<p class="sentence">${sentence}</p>`)}<p class="sentence first">${first}</p>
`
}

/** Before everything but the summary: whoever reads on must not take these for held. */
export function untestedPart({ report, words }: ReportPage): Markup | null {
  const { untested } = report
  const notTried = notTriedIn(report)
  if (untested.length === 0 && notTried.length === 0) return null
  return html`<h2 class="bad">${words.headings.untested}</h2>
${untested.length > 0 && html`<p>${words.untested.intro}</p><ul>${untested.map((row) => untestedItem(row, words))}</ul>`}
${notTried.length > 0 && html`<p>${words.untested.notTried}</p><ul>${notTried.map(notTriedItem)}</ul>`}
`
}

function notTriedItem({ policy, techniques }: NotTried): Markup {
  return html`<li><b>${policy}</b>: ${techniques.map(({ name }) => name).join(', ')}</li>`
}

function untestedItem(row: AttackReport['untested'][number], { severity, untested }: ReportWords): Markup {
  const { name, policy, criticality, reason } = row
  const source = sourceOf(row)
  const what = `${source === '' ? '' : ` (${source})`}, ${severity[criticality]}${untested.colon} ${untested.reasons[reason]}`
  return html`<li><b>${name || policy}</b>${what}</li>`
}

function fellTo({ summary, namelessTechnique }: ReportWords, { way, technique }: Finding): string {
  if (way === 'technique') return summary.fellTo(technique ?? namelessTechnique)
  return way === 'baseline' ? summary.fellToPlain : summary.fellToDataset
}
