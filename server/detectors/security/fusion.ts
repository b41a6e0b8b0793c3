import { features } from './feature-list.ts'
import type { FeatureEvidence, FeatureReading } from './feature-vector.ts'
import type { SecurityRules } from './security-rules.ts'

/** How much one feature moved the score. */
export interface Contribution {
  /** Index in `features`. */
  readonly feature: number
  /** Weight × value, in units of log odds. */
  readonly amount: number
  readonly evidence: readonly FeatureEvidence[]
}

/** The weighted sum of all signs. */
export interface Fusion {
  /** Log odds on the fit's own mix of attacks and benign texts; means nothing without calibration. */
  readonly score: number
  /** What raised it, strongest first. */
  readonly contributions: readonly Contribution[]
}

/** Weighs features with the committed weights: one multiplication each. */
export function fuse({ bias, weights }: SecurityRules, { values, evidence }: FeatureReading): Fusion {
  let score = bias
  const contributions: Contribution[] = []
  for (let feature = 0; feature < features.length; feature++) {
    const amount = (weights[feature] ?? 0) * (values[feature] ?? 0)
    score += amount
    if (amount > 0) contributions.push({ feature, amount, evidence: evidence.filter((one) => one.feature === feature) })
  }
  return { score, contributions: contributions.sort((a, b) => b.amount - a.amount) }
}
