import type { AttackReport, Severity } from './report/attack-report.ts'

/** When a run counts as failed. */
export interface Thresholds {
  /** The highest attack success rate that is accepted, 0 to 1; null = any. */
  readonly maxAsr: number | null
  /** The lowest criticality of which no breach is accepted; null = any. */
  readonly failOn: Severity | null
}

/** How the command ends. */
export interface Outcome {
  /** 0 good, 1 a threshold is passed, 3 nothing could be judged. */
  readonly code: 0 | 1 | 3
  readonly reasons: readonly string[]
}

const ranks: readonly Severity[] = ['low', 'medium', 'high', 'critical']

/** Holds a report against thresholds. */
export function judgeOutcome({ summary, breaches }: AttackReport, { maxAsr, failOn }: Thresholds): Outcome {
  const judged = summary.attempts_passed + summary.attempts_failed
  if (judged === 0) return { code: 3, reasons: ['No attempt could be judged.'] }
  const severe =
    failOn === null ? [] : breaches.filter(({ severity }) => ranks.indexOf(severity) >= ranks.indexOf(failOn))
  const reasons = [
    ...(maxAsr !== null && summary.asr > maxAsr
      ? [`The attack success rate ${summary.asr.toFixed(3)} is above ${maxAsr}.`]
      : []),
    ...(severe.length > 0 ? [`${severe.length} breaches are ${failOn} or worse.`] : []),
  ]
  return { code: reasons.length === 0 ? 0 : 1, reasons }
}
