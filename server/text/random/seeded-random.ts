import { textHash } from './text-hash.ts'

/** Choices that follow from a seed alone: the same seed gives the same choices on every machine. Not for secrets. */
export interface SeededRandom {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number, at least 0, less than `below` (1 or more). */
  below(below: number): number
  /** One of `items`, which has at least one. */
  pick<Item>(items: readonly Item[]): Item
  /** All of `items` in another order. */
  shuffle<Item>(items: readonly Item[]): readonly Item[]
}

/** Makes choices from `seed`; `purpose` keeps the choices of one place apart from those of another. */
export function randomFrom(seed: string, purpose = ''): SeededRandom {
  return randomFromNumber(textHash(`${seed}\u0000${purpose}`))
}

/**
 * Makes choices from a whole number, of which the lower 32 bits count: as `randomFrom` does from the hash of its words.
 */
export function randomFromNumber(seed: number): SeededRandom {
  let state = seed | 0
  const next = (): number => {
    // mulberry32: 32 bits of state are plenty for choosing among wordings.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    pick(items) {
      const picked = items[below(items.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    shuffle(items) {
      const mixed = [...items]
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        const moved = mixed[last] as (typeof mixed)[number]
        mixed[last] = mixed[other] as (typeof mixed)[number]
        mixed[other] = moved
      }
      return mixed
    },
  }
}
