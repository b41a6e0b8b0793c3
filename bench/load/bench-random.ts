import type { SeededRandom } from '../../server/text/random/seeded-random.ts'

/** What a measurement draws with. */
export type BenchRandom = Pick<SeededRandom, 'below' | 'pick'>

/**
 * The same numbers for the same seed, so that each run measures the same texts: a xorshift generator, even enough for
 * texts, not for secrets. It is not the one of `server/text/random`, because published figures were measured on what it
 * draws.
 */
export function benchRandom(seed: number): BenchRandom {
  let state = (seed ^ 0x9e37_79b9) >>> 0 || 1
  const below = (limit: number): number => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return Math.floor((state / 0x1_0000_0000) * limit)
  }
  return {
    below,
    pick<Value>(values: readonly Value[]): Value {
      const index = below(values.length)
      if (index >= values.length) throw new Error('There is nothing to pick from.')
      return values[index] as Value
    },
  }
}
