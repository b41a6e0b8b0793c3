import type { JudgeWeighing } from '../../server/domain/attack-run/decide-answer.ts'
import { likelihoodOf } from '../../server/domain/likelihood.ts'

/** One observation. */
export interface WeighedRow {
  readonly measures: readonly number[]
  readonly isPositive: boolean
  /** How much it counts, against the others. */
  readonly weight: number
}

/** Which way a measure may speak, if at all. */
export type Direction = 'up' | 'down' | 'free' | 'none'

const steps = 1_500

/**
 * Logistic regression with weights held to their directions, by accelerated steps down the slope; the same rows give the same weights. `ridge` says how
 * strongly weights are held at 0, against rows that weigh 1 together.
 */
export function fitLogistic(
  rows: readonly WeighedRow[],
  directions: readonly Direction[],
  ridge = 2e-3,
): JudgeWeighing {
  const width = directions.length
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const size = rows.reduce(
    (most, { measures }) => Math.max(most, 1 + measures.reduce((sum, one) => sum + one * one, 0)),
    1,
  )
  const rate = 1 / (size / 4 + ridge)
  let weights: readonly number[] = new Array<number>(width + 1).fill(0)
  let ahead = weights
  for (let step = 1; step <= steps; step++) {
    const slope = ahead.map((weight, at) => (at < width ? ridge * weight : 0))
    for (const { measures, isPositive, weight } of rows) {
      let logit = ahead[width] ?? 0
      for (let at = 0; at < width; at++) logit += (ahead[at] ?? 0) * (measures[at] ?? 0)
      const off = ((likelihoodOf(logit) - Number(isPositive)) * weight) / total
      for (let at = 0; at < width; at++) slope[at] = (slope[at] ?? 0) + off * (measures[at] ?? 0)
      slope[width] = (slope[width] ?? 0) + off
    }
    const next = ahead.map((weight, at) => heldTo(directions[at], weight - rate * (slope[at] ?? 0)))
    const speed = (step - 1) / (step + 2)
    const before = weights
    ahead = next.map((weight, at) => weight + speed * (weight - (before[at] ?? 0)))
    weights = next
  }
  return { bias: weights[width] ?? 0, weights: weights.slice(0, width) }
}

function heldTo(direction: Direction | undefined, weight: number): number {
  if (direction === 'none') return 0
  if (direction === 'up') return Math.max(0, weight)
  return direction === 'down' ? Math.min(0, weight) : weight
}

/** The logit of an observation; measures beyond the weights are left out. */
export function logitOf({ bias, weights }: JudgeWeighing, measures: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (measures[at] ?? 0), bias)
}
