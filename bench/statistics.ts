/** The value below which the given share (0 to 1) of the values lies, by nearest rank. NaN for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  const rank = Math.ceil(share * sorted.length)
  return sorted[Math.max(0, rank - 1)] ?? Number.NaN
}

/** The middle value; NaN for no values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** One point of a curve. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The least-squares slope of log(y) over log(x): the exponent of the growth. 1 = y grows as x does, 2 = with its
 * square. Needs two points with different x; all values above 0.
 */
export function growthExponent(points: readonly Point[]): number {
  return linearSlope(points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) })))
}

/** The least-squares slope of y over x. Needs two points with different x. */
export function linearSlope(points: readonly Point[]): number {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length
  const covariance = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const variance = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return covariance / variance
}
