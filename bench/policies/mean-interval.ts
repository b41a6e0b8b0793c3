import { benchRandom } from '../load/bench-random.ts'

/** A mean with its 95 % interval. */
export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** What was seen of one policy: for each case whether it was flagged. */
export interface Flags {
  readonly violating: readonly boolean[]
  readonly nearMisses: readonly boolean[]
}

const draws = 1_000

/** The mean of a measure over policies; the interval is that of drawing policies and their cases anew (bootstrap, seeded). */
export function meanInterval<Seen extends Flags>(seen: readonly Seen[], measure: (flags: Flags) => number): Interval {
  const mean = (all: readonly Flags[]): number => all.reduce((sum, one) => sum + measure(one), 0) / all.length
  const random = benchRandom(7)
  const again = <Item>(items: readonly Item[]): Item[] => items.map(() => random.pick(items))
  const drawn = Array.from({ length: draws }, () =>
    mean(
      again(seen).map(({ violating, nearMisses }) => ({ violating: again(violating), nearMisses: again(nearMisses) })),
    ),
  ).sort((a, b) => a - b)
  return { mean: mean(seen), low: drawn[Math.floor(draws * 0.025)] ?? 0, high: drawn[Math.floor(draws * 0.975)] ?? 0 }
}
