/** A source of numbers that gives the same row for the same seed. */
export interface SeededRandom {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** A whole number from 0 to `count` − 1. */
  below(count: number): number
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32. `seed` is any 32-bit whole number. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
