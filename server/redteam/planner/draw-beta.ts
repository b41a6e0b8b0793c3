import type { SeededRandom } from '../../text/random/seeded-random.ts'

/** How often something happened, and how often it did not; 0 or more each, fractions too, both together above 0. */
export interface BetaShape {
  /** How often it happened. */
  readonly hits: number
  /** How often it did not. */
  readonly misses: number
}

/** The least of either number: below it nothing would ever be drawn but 0 or 1. */
const leastShape = 0.01

/** Draws a rate from the Beta distribution of these numbers: 0 to 1. Cost: some 200 ns. */
export function drawBeta({ hits, misses }: BetaShape, random: SeededRandom): number {
  const one = drawGamma(Math.max(leastShape, hits), random)
  const other = drawGamma(Math.max(leastShape, misses), random)
  return one + other === 0 ? 0.5 : one / (one + other)
}

/** Marsaglia and Tsang's method: a cubed normal draw, kept with the probability that makes it a gamma draw of that shape. */
function drawGamma(shape: number, random: SeededRandom): number {
  // Their method needs a shape of 1 or more; a power of a uniform draw carries the result down to a smaller one.
  if (shape < 1) return drawGamma(shape + 1, random) * (1 - random.next()) ** (1 / shape)
  const middle = shape - 1 / 3
  const spread = 1 / Math.sqrt(9 * middle)
  for (;;) {
    const normal = drawNormal(random)
    const cubed = (1 + spread * normal) ** 3
    if (cubed <= 0) continue
    const luck = Math.log(1 - random.next())
    if (luck < 0.5 * normal * normal + middle - middle * cubed + middle * Math.log(cubed)) return middle * cubed
  }
}

/** Box and Muller's method. */
function drawNormal(random: SeededRandom): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
