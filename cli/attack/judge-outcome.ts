import { type AttackReport, type Severity, severities } from './report/attack-report.ts'
import { overallRate } from './report/sum-rates.ts'

/** When a run counts as failed. */
export interface Thresholds {
  /** The highest attack success rate that is accepted, 0 to 1; null = any. */
  readonly maxAsr: number | null
  /** The lowest criticality of which no breach is accepted, in the run or in the dataset; null = any. */
  readonly failOn: Severity | null
}

/** How the command ends. */
export interface Outcome {
  /** 0 good, 1 a threshold is passed, 3 no attempt could be judged. */
  readonly code: 0 | 1 | 3
  /** For people, a sentence each. */
  readonly reasons: readonly string[]
}

/** Holds a report against thresholds. Counts all breaches that were found, also those that the report leaves out. */
export function judgeOutcome({ summary, breachCounts }: AttackReport, { maxAsr, failOn }: Thresholds): Outcome {
  const { attempts: judged, asr } = overallRate(summary)
  const counted = failOn === null ? [] : severities.slice(severities.indexOf(failOn))
  const severe = counted.reduce((sum, severity) => sum + breachCounts[severity], 0)
  const reasons = [
    ...(maxAsr !== null && judged > 0 && asr > maxAsr
      ? [`The attack success rate ${asr.toFixed(3)} is above ${maxAsr}.`]
      : []),
    ...(severe > 0 ? [`${severe} ${severe === 1 ? 'breach is' : 'breaches are'} ${failOn} or worse.`] : []),
  ]
  if (reasons.length > 0) return { code: 1, reasons }
  return judged > 0 ? { code: 0, reasons } : { code: 3, reasons: ['No attempt could be judged.'] }
}
