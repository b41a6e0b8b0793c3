import { sourceOf } from '../../../../../client/run-summary/list-names.ts'
import { adviceOn, summarySentences as sentencesOf } from '../../../../../client/run-summary/summary-sentences.ts'
import type { AttackReport } from '../../attack-report.ts'
import { attackedAtOf } from '../../attacked-at.ts'
import type { Finding } from '../../findings/findings.ts'
import { notChosenText } from '../../not-chosen.ts'
import { type NotTried, notTriedIn } from '../../not-tried.ts'
import { overallRate } from '../../sum-rates.ts'
import type { ReportWords } from '../../words/english.ts'
import { html, type Markup } from './markup.ts'
import type { ReportPage } from './report-page.ts'

/** The five sentences of the summary: what was tested, what broke, the gravest, the baseline, and what to do first. */
export function summarySentences({ report, findings, words }: ReportPage): ReturnType<typeof sentencesOf> {
  const { summary, baseline } = report
  const { attempts: judged, failed, unclear, asr, interval } = overallRate(summary)
  const [worst] = findings
  const of = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length
  const run = {
    ...{ name: report.name, version: report.targetVersion, target: report.target, attackedAt: attackedAtOf(report) },
    redoubt: report.versions?.service ?? null,
    attempts: summary.attempts_total,
    techniques: report.techniques.length,
    policies: report.policies.length,
    untested: report.untested.length,
    ...{ judged, failed, unclear, rate: asr, interval, baseline },
    findings: { count: findings.length, critical: of('critical'), high: of('high') },
    first: worst === undefined ? null : { ...worst, decidedBy: worst.breach.decidedBy },
  }
  return sentencesOf(run, words)
}

/** What to do about a finding, in words of ours. */
export function adviceOf(words: ReportWords, { way, breach }: Pick<Finding, 'way' | 'breach'>): string {
  return adviceOn(words, { way, decidedBy: breach.decidedBy })
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
  const notChosen = notChosenPart(report, words)
  const isCut = untested.length > 0 || notTried.length > 0
  if (!isCut && notChosen === null) return null
  return html`<h2${isCut && html` class="bad"`}>${words.headings.untested}</h2>
${untested.length > 0 && html`<p>${words.untested.intro}</p><ul>${untested.map((row) => untestedItem(row, words))}</ul>`}
${notTried.length > 0 && html`<p>${words.untested.notTried}</p><ul>${notTried.map(notTriedItem)}</ul>`}
${notChosen}`
}

/** What nobody chose is no fault of the run, and a reader has to know of it all the same. */
function notChosenPart(report: AttackReport, words: ReportWords): Markup | null {
  const { techniques, lists } = notChosenText(report, words)
  if (techniques === null && lists.length === 0) return null
  const names = (report.notChosen?.techniques ?? []).map(({ name }) => name).join(' · ')
  return html`${techniques !== null && html`<details><summary>${techniques}</summary><p>${names}</p></details>`}
${lists.map((text) => html`<p>${text}</p>`)}
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
