import { plainLine } from '../../../client/plain-line.ts'
import { type AttackReport, type RateRow, untestedReasons } from './attack-report.ts'

const nameMax = 60
const breachesShown = 10

/** The results in lines for people; names in tables are cut where `cutsNames` says so, reasons never. */
export function terminalReport(report: AttackReport, { cutsNames = false } = {}): readonly string[] {
  const { summary, breaches, breachesLeftOut, dataset } = report
  const [low = 0, high = 1] = summary.asr_ci95
  const unjudged = summary.attempts_errored + summary.not_run
  return [
    '',
    `${summary.attempts_failed} of ${summary.attempts_total} attempts broke a policy: ASR ${percent(summary.asr)} (95 %: ${percent(low)} to ${percent(high)})${unjudged === 0 ? '' : `; ${unjudged} without verdict`}`,
    ...untested(report),
    ...table('policy', report.policies, cutsNames),
    ...table('technique', report.techniques, cutsNames),
    ...baselineLines(report),
    ...(dataset === null
      ? []
      : [
          '',
          `dataset: ${dataset.attacksFailed} of ${dataset.attacks} prompts broke a policy, ${dataset.twinsRefused} of ${dataset.twins} harmless ones were refused`,
        ]),
    ...(breaches.length === 0 ? [] : ['', 'breaches']),
    ...breaches
      .slice(0, breachesShown)
      .map(({ severity, reason, techniqueId, reproKey, aimedPolicyId, way: fellTo }) => {
        const again = reproKey === null ? '' : `  repro_key ${plainLine(reproKey)}`
        const way = aimedPolicyId === null ? '' : ' (found by the way)'
        return `  ${severity.padEnd(8)}  ${fellTo === 'baseline' ? 'baseline' : plainLine(techniqueId ?? 'dataset')}  ${plainLine(reason)}${way}${again}`
      }),
    ...moreBreaches(Math.max(0, breaches.length - breachesShown), breachesLeftOut),
  ]
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
      return `  ${plainLine(name)}${source.length === 0 ? '' : ` (${source.join(', ')})`}: ${untestedReasons[reason]}`
    }),
  ]
}

function moreBreaches(inReports: number, leftOut: number): readonly string[] {
  return [
    ...(inReports > 0 ? [`  and ${inReports} more; the reports show them`] : []),
    ...(leftOut > 0 ? [`  ${leftOut} more were counted and are not shown`] : []),
  ]
}

function table(title: string, rows: readonly RateRow[], cutsNames: boolean): readonly string[] {
  if (rows.length === 0) return []
  const sorted = [...rows].sort((one, other) => other.asr - one.asr || other.foundByTheWay - one.foundByTheWay)
  const names = sorted.map(({ name }) => (cutsNames ? cut(plainLine(name)) : plainLine(name)))
  const width = Math.max(title.length, ...names.map((name) => Math.min(nameMax, name.length)))
  return [
    '',
    `${title.padEnd(width)}    ASR  breaches  95 %`,
    ...sorted.map((row, index) => {
      const counts = `${row.failed}/${row.attempts}`.padStart(8)
      const [low, high] = row.interval
      const found = row.foundByTheWay === 0 ? '' : `  +${row.foundByTheWay} by the way`
      const way = row.endedByOther === 0 ? found : `${found}  ${row.endedByOther} cut short`
      return `${(names[index] ?? '').padEnd(width)}  ${percent(row.asr).padStart(5)}  ${counts}  ${percent(low)}-${percent(high)}${way}`
    }),
  ]
}

function cut(name: string): string {
  return name.length > nameMax ? `${name.slice(0, nameMax - 1)}…` : name
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
