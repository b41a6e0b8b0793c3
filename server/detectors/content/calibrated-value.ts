/** A score and the share of benign texts that reach it. */
export interface Knot {
  /** As the weighing gives it, before calibration. */
  readonly score: number
  /** Share of benign texts with this score or more, above 0 to 1. */
  readonly rate: number
}

/**
 * The value of a score, 0 to 1: −log10(share of benign texts that reach it) / 4, so that 1 % is .5 and .01 % is 1. Straight
 * lines between the knots, whose scores rise and rates fall; above the last one the last line goes on.
 */
export function calibratedValue(score: number, knots: readonly Knot[]): number {
  const above = knots.findIndex((knot) => score < knot.score)
  if (above === 0) return 0
  const [low, high] = above === -1 ? [knots.at(-2), knots.at(-1)] : [knots[above - 1], knots[above]]
  if (low === undefined || high === undefined) return 0
  const share = (score - low.score) / (high.score - low.score)
  const logRate = Math.log10(low.rate) + share * (Math.log10(high.rate) - Math.log10(low.rate))
  return Math.min(1, Math.max(0, -logRate / 4))
}
