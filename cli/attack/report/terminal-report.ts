import type { AttackReport, RateRow } from './attack-report.ts'

const nameMax = 60
const breachesShown = 10

/** The results in lines for people. */
export function terminalReport(report: AttackReport): readonly string[] {
  const { summary, breaches, breachesLeftOut, dataset } = report
  const [low = 0, high = 1] = summary.asr_ci95
  const unjudged = summary.attempts_errored + summary.not_run
  return [
    '',
    `${summary.attempts_failed} of ${summary.attempts_total} attempts broke a policy: ASR ${percent(summary.asr)} (95 %: ${percent(low)} to ${percent(high)})${unjudged === 0 ? '' : `; ${unjudged} without verdict`}`,
    ...table('policy', report.policies),
    ...table('technique', report.techniques),
    ...(dataset === null
      ? []
      : [
          '',
          `dataset: ${dataset.attacksFailed} of ${dataset.attacks} prompts broke a policy, ${dataset.twinsRefused} of ${dataset.twins} harmless ones were refused`,
        ]),
    ...(breaches.length === 0 ? [] : ['', 'breaches']),
    ...breaches.slice(0, breachesShown).map(({ severity, reason, techniqueId, reproKey }) => {
      const again = reproKey === null ? '' : `  repro_key ${withoutControls(reproKey)}`
      return `  ${severity.padEnd(8)}  ${line(techniqueId ?? 'dataset')}  ${line(reason)}${again}`
    }),
    ...moreBreaches(Math.max(0, breaches.length - breachesShown), breachesLeftOut),
  ]
}

function moreBreaches(inReports: number, leftOut: number): readonly string[] {
  return [
    ...(inReports > 0 ? [`  and ${inReports} more; the reports show them`] : []),
    ...(leftOut > 0 ? [`  ${leftOut} more were counted and are not shown`] : []),
  ]
}

function table(title: string, rows: readonly RateRow[]): readonly string[] {
  if (rows.length === 0) return []
  const sorted = [...rows].sort((one, other) => other.asr - one.asr)
  const names = sorted.map(({ name }) => line(name))
  const width = Math.max(title.length, ...names.map((name) => name.length))
  return [
    '',
    `${title.padEnd(width)}    ASR  breaches  95 %`,
    ...sorted.map((row, index) => {
      const counts = `${row.failed}/${row.attempts}`.padStart(8)
      const [low, high] = row.interval
      return `${(names[index] ?? '').padEnd(width)}  ${percent(row.asr).padStart(5)}  ${counts}  ${percent(low)}-${percent(high)}`
    }),
  ]
}

/** One line without control characters, which could write to the terminal what is not there. */
export function line(text: string): string {
  const flat = withoutControls(text.slice(0, 1_000))
  return flat.length > nameMax ? `${flat.slice(0, nameMax - 1)}…` : flat
}

function withoutControls(text: string): string {
  return text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
