import { likelihoodOf } from '../../server/domain/likelihood.ts'

/** A case to learn from: measures in a fixed order, and whether it violates. */
export interface OddsCase {
  readonly measures: readonly number[]
  readonly violates: boolean
}

/** Log odds: bias + measures times weights. */
export interface Odds {
  readonly bias: number
  readonly weights: readonly number[]
}

const steps = 600
const penalty = 0.002

/**
 * A logistic fit by gradient with momentum, lightly penalised; both outcomes weigh the same. `signs` says which measures
 * may only raise (1) or only lower (−1) the odds. Throws when a measure is no number: one alone would spoil every weight.
 * Cost: cases times measures times 600.
 */
export function fitOdds(cases: readonly OddsCase[], signs: readonly (1 | -1)[]): Odds {
  const spoilt = cases.find(({ measures }) => !measures.every(Number.isFinite))
  if (spoilt) throw new Error(`A case cannot be learnt from, its measures are ${spoilt.measures.join(', ')}.`)
  const spreads = signs.map((_, at) => {
    const values = cases.map(({ measures }) => measures[at] ?? 0)
    return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length) || 1
  })
  const count = cases.filter(({ violates }) => violates).length
  const share = { true: 0.5 / count, false: 0.5 / (cases.length - count) }
  const weights = signs.map(() => 0)
  const speeds = signs.map(() => 0)
  let [bias, biasSpeed] = [0, 0]
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((weight) => penalty * weight)
    let biasSlope = 0
    for (const { measures, violates } of cases) {
      let odds = bias
      for (let at = 0; at < weights.length; at++)
        odds += ((weights[at] ?? 0) * (measures[at] ?? 0)) / (spreads[at] ?? 1)
      const amount = (likelihoodOf(odds) - Number(violates)) * share[violates ? 'true' : 'false']
      biasSlope += amount
      for (let at = 0; at < weights.length; at++) {
        slopes[at] = (slopes[at] ?? 0) + (amount * (measures[at] ?? 0)) / (spreads[at] ?? 1)
      }
    }
    biasSpeed = 0.9 * biasSpeed - 0.4 * biasSlope
    bias += biasSpeed
    slopes.forEach((slope, at) => {
      speeds[at] = 0.9 * (speeds[at] ?? 0) - 0.4 * slope
      const next = (weights[at] ?? 0) + (speeds[at] ?? 0)
      weights[at] = (signs[at] ?? 1) * Math.max(0, (signs[at] ?? 1) * next)
    })
  }
  return { bias, weights: weights.map((weight, at) => weight / (spreads[at] ?? 1)) }
}

/** Log odds of one case. */
export function oddsOf({ bias, weights }: Odds, measures: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (measures[at] ?? 0), bias)
}
