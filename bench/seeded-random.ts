/** The same numbers for the same seed, so that each run measures the same texts. */
export interface SeededRandom {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number
  /** One of the given values; throws when there is none. */
  pick<Value>(values: readonly Value[]): Value
}

/** A xorshift generator: even enough for texts, not for secrets. */
export function seededRandom(seed: number): SeededRandom {
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
