import { plainLine } from '../../../../client/attack/plain-line.ts'
import { displayWidth, fitWidth, padWidth } from '../../../display-width.ts'
import type { AttackReport, RateRow } from '../attack-report.ts'
import { type Finding, findingsOf } from '../findings/findings.ts'
import { callText, shownTurn } from '../findings/shown-turn.ts'
import { notChosenSentences } from '../not-chosen.ts'
import { notTriedIn } from '../not-tried.ts'
import { overallRate } from '../sum-rates.ts'
import { unseenToolsOf } from '../unseen-tools.ts'
import { wordsOf } from '../words/report-languages.ts'

const nameMax = 60
const findingsShown = 20

/** The results in lines for people; names in tables are cut where `cutsNames` says so, findings take a line of 80 columns each. */
export function terminalReport(report: AttackReport, { cutsNames = false } = {}): readonly string[] {
  const { summary, breachesLeftOut, dataset } = report
  const { asr, interval } = overallRate(summary)
  const findings = findingsOf(report)
  const [low, high] = interval
  const unjudged = summary.attempts_errored + summary.not_run
  return [
    '',
    `${summary.attempts_failed} of ${summary.attempts_total} attempts broke a policy: ${percent(asr)} (95 %: ${percent(low)} to ${percent(high)})${unjudged === 0 ? '' : `; ${unjudged} without verdict`}`,
    ...unclear(report),
    ...untested(report),
    ...unseen(report),
    ...notTried(report),
    ...notChosen(report),
    ...table('policy', report.policies, cutsNames),
    ...table('technique', report.techniques, cutsNames),
    ...baselineLines(report),
    ...(dataset === null
      ? []
      : [
          '',
          `dataset: ${dataset.attacksFailed} of ${dataset.attacks} prompts broke a policy${dataset.unclear === 0 ? '' : ` (${dataset.unclear} unclear)`}, ${dataset.twinsRefused} of ${dataset.twins} harmless ones were refused`,
        ]),
    ...(findings.length === 0 ? [] : ['', `findings: ${findings.length}, what matters most first (severity × ease)`]),
    ...findings.slice(0, findingsShown).map((finding) => findingLine(finding)),
    ...(findings.slice(0, findingsShown).some(({ byTheWay }) => byTheWay > 0)
      ? ['  * found by the way: in attempts that were aimed at another policy']
      : []),
    ...confirmed(findings),
    ...moreFindings(Math.max(0, findings.length - findingsShown), breachesLeftOut),
  ]
}

/** What nobody could tell is not held: a person has to look at it. */
function unclear({ summary, runId }: AttackReport): readonly string[] {
  const { unclear: count } = overallRate(summary)
  const what = count === 1 ? 'attempt is' : 'attempts are'
  return count === 0 ? [] : [`${count} ${what} unclear and widen the intervals: redoubt review ${plainLine(runId)}`]
}

/** Apart from the techniques: what falls to a plain question needs no attacker. */
function baselineLines({ baseline, isReplay }: AttackReport): readonly string[] {
  if (isReplay) return []
  if (baseline === null) return ['', 'baseline: no plain question was asked and judged']
  const { failed, attempts, asr, interval } = baseline
  const [low, high] = interval
  const rate = `${percent(asr)} (95 %: ${percent(low)} to ${percent(high)})`
  return ['', `baseline: ${failed} of ${attempts} plain questions, without any technique, broke a policy: ${rate}`]
}

/** Whole names: what is missing must not be cut away. */
function untested({ untested: rows }: AttackReport): readonly string[] {
  if (rows.length === 0) return []
  const what = rows.length === 1 ? 'policy was' : 'policies were'
  return [
    '',
    `NOT TESTED: ${rows.length} ${what} neither held nor broken`,
    ...rows.map(({ name, certification, clause, reason }) => {
      const source = [certification, clause].filter((text) => text !== null).map((text) => plainLine(text))
      return `  ${plainLine(name)}${source.length === 0 ? '' : ` (${source.join(', ')})`}: ${wordsOf('en').untested.reasons[reason]}`
    }),
  ]
}

function unseen(report: AttackReport): readonly string[] {
  const tools = unseenToolsOf(report)
  return tools.length === 0 ? [] : ['', `NOT SEEN: ${plainLine(wordsOf('en').scope.callsUnseen(tools.join(', ')))}`]
}

/** By policy, in counts where there are many: names of techniques stand in the other forms. */
function notTried(report: AttackReport): readonly string[] {
  const rows = notTriedIn(report)
  if (rows.length === 0) return []
  return [
    '',
    'NOT TRIED: the run ended before these techniques, which were planned',
    ...rows.map(({ policy, techniques }) => {
      const shown = techniques.slice(0, techniquesShown).map(({ id }) => plainLine(id))
      const more = techniques.length - shown.length
      return `  ${plainLine(policy)}: ${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`
    }),
  ]
}

function notChosen(report: AttackReport): readonly string[] {
  const [first, ...others] = notChosenSentences(report, wordsOf('en')).map(plainLine)
  return first === undefined ? [] : ['', `NOT CHOSEN: ${first}`, ...others.map((text) => `  ${text}`)]
}

const techniquesShown = 5

const lineColumns = 80

/** How most rules begin: in a short column it would be all that is seen of them. */
const longBeginning = /^(the|this|your|an?) [a-z ]{1,20} (must|should|may|shall|can) /i

/** One line of at most 80 columns: severity, policy, what it fell to and how many other ways, the id for `redoubt show`, the first words of the answer. */
export function findingLine({
  severity,
  policy,
  technique,
  techniqueId,
  way,
  ways,
  id,
  byTheWay,
  breach,
}: Finding): string {
  const turn = shownTurn(breach)
  const [call] = turn?.toolCalls ?? []
  const answer = turn?.response || (call === undefined ? (turn?.error ?? '') : `→ ${callText(call)}`)
  const names = { baseline: 'plain question', dataset: 'single prompt', technique: technique ?? techniqueId ?? '' }
  const more = `${ways.length > 1 ? ` +${ways.length - 1}` : ''}${byTheWay > 0 ? '*' : ''}`
  const place = (text: string, columns: number) => padWidth(fitWidth(plainLine(text.slice(0, 500)), columns), columns)
  const fellTo = (name: string, more: string) =>
    padWidth(`${fitWidth(plainLine(name.slice(0, 500)), 15 - more.length)}${more}`, 15)
  const line = `${severity.padEnd(8)}  ${place(policy.replace(longBeginning, ''), 20)}  ${fellTo(names[way], more)}  ${id}  `
  return `${line}${fitWidth(plainLine(answer.slice(0, 500)), lineColumns - displayWidth(line))}`
}

/** How many of the findings that were sent again broke again. */
function confirmed(findings: readonly Finding[]): readonly string[] {
  const statuses = findings.flatMap(({ confirmation }) => confirmation?.status ?? [])
  const tried = statuses.filter((status) => status !== 'not_tried' && status !== 'pending').length
  if (statuses.length === 0) return []
  const broke = statuses.filter((status) => status === 'reproduced').length
  const not = statuses.filter((status) => status === 'not_reproduced').length
  const left = statuses.length - tried
  return [
    `  sent again: ${broke} of ${tried} broke again${not === 0 ? '' : `, ${not} did not`}${left === 0 ? '' : `; ${left} not tried`}; redoubt show ID tells how often`,
  ]
}

function moreFindings(inReports: number, leftOut: number): readonly string[] {
  return [
    ...(inReports > 0 ? [`  and ${inReports} more; the reports show them`] : []),
    ...(leftOut > 0 ? [`  ${leftOut} more breaches were counted and are not shown`] : []),
  ]
}

function table(title: string, rows: readonly RateRow[], cutsNames: boolean): readonly string[] {
  if (rows.length === 0) return []
  const sorted = [...rows].sort((one, other) => other.asr - one.asr || other.foundByTheWay - one.foundByTheWay)
  const names = sorted.map(({ name }) => (cutsNames ? fitWidth(plainLine(name), nameMax) : plainLine(name)))
  const width = Math.max(title.length, ...names.map((name) => Math.min(nameMax, displayWidth(name))))
  return [
    '',
    `${title.padEnd(width)}  broke  breaches  95 %`,
    ...sorted.map((row, index) => {
      const counts = `${row.failed}/${row.attempts}`.padStart(8)
      const [low, high] = row.interval
      const found = row.foundByTheWay === 0 ? '' : `  +${row.foundByTheWay} by the way`
      const way = row.endedByOther === 0 ? found : `${found}  ${row.endedByOther} broke others`
      const doubt = row.unclear === 0 ? '' : `  ${row.unclear} unclear`
      return `${padWidth(names[index] ?? '', width)}  ${percent(row.asr).padStart(5)}  ${counts}  ${percent(low)}-${percent(high)}${doubt}${way}`
    }),
  ]
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
