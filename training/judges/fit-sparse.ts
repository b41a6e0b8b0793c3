import { likelihoodOf } from '../../server/domain/likelihood.ts'
/** One observation: buckets of words that it has, measures, what it is, and how much it counts. */
export interface SparseRow {
  readonly buckets: readonly number[]
  /** The value of each of its buckets. */
  readonly scale: number
  readonly dense: readonly number[]
  readonly isPositive: boolean
  /** All together about 1. */
  readonly weight: number
}

/** Weights of a logistic regression. */
export interface SparseFit {
  readonly words: Float64Array
  readonly dense: readonly number[]
  readonly bias: number
}

/** How strongly weights are held at 0. Words more than measures: they are many. */
const ridgeOfWords = 1.2e-4
const ridgeOfMeasures = 1e-4

const steps = 250
const rate = 0.05

/** Which way a measure may speak: a refusal never for compliance. */
export type Direction = 'up' | 'down' | 'free'

/** Logistic regression over buckets and measures by Adam on all rows at once; the same rows give the same weights. */
export function fitSparse(
  rows: readonly SparseRow[],
  bucketsCount: number,
  directions: readonly Direction[],
): SparseFit {
  const width = rows[0]?.dense.length ?? 0
  const size = bucketsCount + width + 1
  const weights = new Float64Array(size)
  const mean = new Float64Array(size)
  const square = new Float64Array(size)
  for (let step = 1; step <= steps; step++) {
    const gradient = new Float64Array(size)
    for (let at = 0; at < size - 1; at++) {
      gradient[at] = (at < bucketsCount ? ridgeOfWords : ridgeOfMeasures) * (weights[at] ?? 0)
    }
    for (const row of rows) addRow(gradient, weights, row, bucketsCount)
    const slower = rate * (1 - step / (steps + 1))
    for (let at = 0; at < size; at++) {
      const slope = gradient[at] ?? 0
      const first = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      const second = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope
      mean[at] = first
      square[at] = second
      const change = first / (1 - 0.9 ** step) / (Math.sqrt(second / (1 - 0.999 ** step)) + 1e-9)
      weights[at] = heldTo(directions[at - bucketsCount], (weights[at] ?? 0) - slower * change)
    }
  }
  const dense = [...weights.subarray(bucketsCount, size - 1)]
  return { words: weights.slice(0, bucketsCount), dense, bias: weights[size - 1] ?? 0 }
}

function heldTo(direction: Direction | undefined, weight: number): number {
  if (direction === 'up') return Math.max(0, weight)
  return direction === 'down' ? Math.min(0, weight) : weight
}

function addRow(
  gradient: Float64Array,
  weights: Float64Array,
  { buckets, scale, dense, isPositive, weight }: SparseRow,
  bucketsCount: number,
): void {
  const last = weights.length - 1
  let words = 0
  for (const bucket of buckets) words += weights[bucket] ?? 0
  const logit =
    dense.reduce((sum, value, at) => sum + value * (weights[bucketsCount + at] ?? 0), words * scale) +
    (weights[last] ?? 0)
  const off = weight * (likelihoodOf(logit) - (isPositive ? 1 : 0))
  for (const bucket of buckets) gradient[bucket] = (gradient[bucket] ?? 0) + off * scale
  dense.forEach((value, at) => {
    gradient[bucketsCount + at] = (gradient[bucketsCount + at] ?? 0) + off * value
  })
  gradient[last] = (gradient[last] ?? 0) + off
}
