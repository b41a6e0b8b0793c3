import { plainLine } from '../../../../client/attack/plain-line.ts'
import { judgeErrorText } from '../../../../client/run-summary/judge-error-text.ts'
import { sourceOf } from '../../../../client/run-summary/list-names.ts'
import type { AttackReport, RateRow } from '../attack-report.ts'
import { shortestText, stabilityText } from '../confirmation-text.ts'
import type { Finding } from '../findings/findings.ts'
import { shownTurn } from '../findings/shown-turn.ts'
import { notChosenSentences } from '../not-chosen.ts'
import { notTriedIn } from '../not-tried.ts'
import { overallRate } from '../sum-rates.ts'
import { unseenToolsOf } from '../unseen-tools.ts'
import type { ReportLanguage } from '../words/report-languages.ts'
import { howOften, type ReportPage, reportPage, wayOf, waysText } from './html/report-page.ts'
import { adviceOf, summarySentences } from './html/summary-part.ts'

/** More findings than a page of a code host shows are counted, not listed. */
const findingsShown = 50
const answerUnitsMax = 2_000

/** The short report in Markdown, for merge requests and job summaries: summary, untested, findings, rates. */
export function markdownReport(report: AttackReport, language: ReportLanguage = 'en'): string {
  const page = reportPage(report, language)
  const { words, findings } = page
  const { headings } = words
  const { unclear } = overallRate(report.summary)
  return `${[
    `# ${md(words.title(report.name))}`,
    ...summarySentences(page).map(md),
    ...untested(page),
    ...unseen(page),
    `## ${headings.findings}`,
    ...(findings.length === 0 && report.breachesLeftOut === 0 ? [words.findings.none] : []),
    ...findings.slice(0, findingsShown).map((finding) => findingText(page, finding)),
    ...leftOut(page),
    `## ${headings.rates}`,
    words.rates.intro,
    ...(unclear === 0 ? [] : [words.rates.unclear(unclear)]),
    table(page, words.rates.policy, report.policies),
    table(page, words.rates.technique, report.techniques),
    ...(report.baseline === null ? [words.rates.noBaseline] : [table(page, words.rates.baseline, [report.baseline])]),
    `## ${headings.method}`,
    judgeErrorText(report.judgeReview, words.method, words.percent).map(md).join(' '),
    ...[...words.method.limitList, words.method.namesInEnglish].map((limit) => `- ${limit}`),
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`
}

/** A text of somebody else as one line that Markdown and HTML take for text alone. */
export function md(text: string): string {
  return plainLine(text)
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()#+!|~^$-]/g, '\\$&')
    .replaceAll(/@/g, '&#64;')
    .replaceAll(/:(?=\/\/)/g, '&#58;')
    .replace(/^(\d+)\./, '$1\\.')
}

function untested(page: ReportPage): readonly string[] {
  const { report, words } = page
  const others = [...notTried(page), ...notChosenSentences(report, words).map(md)]
  if (report.untested.length === 0) return others.length === 0 ? [] : [`## ${words.headings.untested}`, ...others]
  const rows = report.untested.map((row) => {
    const source = sourceOf(row)
    return `- **${md(row.name || row.policy)}**${source === '' ? '' : ` (${md(source)})`}: ${words.untested.reasons[row.reason]}`
  })
  return [`## ${words.headings.untested}`, words.untested.intro, rows.join('\n'), ...others]
}

function notTried({ report, words }: ReportPage): readonly string[] {
  const rows = notTriedIn(report).map(
    ({ policy, techniques }) => `- **${md(policy)}**: ${techniques.map(({ name }) => md(name)).join(', ')}`,
  )
  return rows.length === 0 ? [] : [words.untested.notTried, rows.join('\n')]
}

function unseen({ report, words }: ReportPage): readonly string[] {
  const tools = unseenToolsOf(report)
  return tools.length === 0 ? [] : [`**${md(words.scope.callsUnseen(tools.join(', ')))}**`]
}

function findingText(page: ReportPage, finding: Finding): string {
  const { words } = page
  const { findings: say } = words
  const { severity, policy, ease, breach, id, ways } = finding
  const turn = shownTurn(breach)
  return [
    `### ${words.severity[severity]}: ${md(policy)} · ${md(wayOf(page, finding))}`,
    `${say.ease}: ${words.ease[ease]} · ${howOften(words, finding)} · \`${id}\``,
    md(words.reason(breach.reason)),
    ways.length > 1 ? `${say.ways}: ${md(waysText(page, finding))}` : '',
    breach.goal === undefined ? '' : `${say.goal}: ${md(breach.goal)}`,
    fenced(`${words.conversation.attacker}: ${short(turn?.request ?? '')}`),
    fenced(`${words.conversation.target}: ${short(turn?.response ?? turn?.error ?? '')}`),
    ...confirmed(page, finding),
    `${say.doNow}: ${md(adviceOf(words, finding))}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

function confirmed({ words }: ReportPage, { confirmation }: Finding): readonly string[] {
  if (confirmation === null) return []
  const { confirmed: say } = words
  const shortest = shortestText(words, confirmation)
  return [
    `${say.heading}: ${md(stabilityText(words, confirmation))}`,
    ...(shortest === null ? [] : [`${say.shortestHeading}: ${md(shortest)}`]),
    ...(confirmation.shortest?.turns ?? []).map(({ prompt, is_planted }) =>
      fenced(`${words.conversation.attacker}${is_planted ? ` (${say.plantedTurn})` : ''}: ${short(prompt)}`),
    ),
  ]
}

function leftOut({ report, findings, words }: ReportPage): readonly string[] {
  return [
    ...(findings.length > findingsShown ? [words.findings.more(findings.length - findingsShown)] : []),
    ...(report.breachesLeftOut > 0 ? [words.findings.leftOut(report.breachesLeftOut)] : []),
  ]
}

/** A fence is longer than every run of its sign in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

/** Controls, and marks that turn the direction of a text, as a reader can see them. */
function short(text: string): string {
  const cut = text.length > answerUnitsMax ? `${text.slice(0, answerUnitsMax)} …` : text
  return cut
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u2028-\u202e\u2066-\u2069]/gu, '\ufffd')
}

function table({ words }: ReportPage, title: string, rows: readonly RateRow[]): string {
  if (rows.length === 0) return ''
  const { rates: say, percent } = words
  return [
    `| ${title} | ${say.share} | ${say.count} | ${say.interval} |`,
    '|---|---:|---:|---|',
    ...rows
      .toSorted((one, other) => other.asr - one.asr)
      .map(({ name, asr, failed, attempts, unclear, interval: [low, high] }) => {
        const doubt = unclear === 0 ? '' : `, ${say.unclearOnes(unclear)}`
        return `| ${md(name)} | ${percent(asr)} | ${failed} / ${attempts}${doubt} | ${percent(low)} – ${percent(high)} |`
      }),
  ].join('\n')
}
