/** Where a policy's threshold has to be, as a replay shows it. */
export type Separation =
  /** No harmless twin reaches the threshold, and at least half of the breaches do. */
  | { readonly kind: 'separates'; readonly threshold: number }
  /** No threshold does that: the policy must not block unseen. */
  | { readonly kind: 'none'; readonly reason: string }

/** What a policy measured in what was replayed. */
export interface Measured {
  /** Of each of its breaches: the least that its turns reached; at least one. */
  readonly breaches: readonly number[]
  /** Of each harmless twin. */
  readonly twins: readonly number[]
  /** The threshold that it has. */
  readonly threshold: number
  /** False where the threshold is its owner's: then it is looked at and stays. */
  readonly mayMove: boolean
}

/** Digits that a threshold keeps. */
const scale = 1_000

/**
 * The threshold between breaches and harmless twins. One that does already is kept; else it goes half-way between the highest
 * twin and the next breach above it, where that leaves at least half of the breaches at or above it. Pure.
 */
export function chooseThreshold({ breaches, twins, threshold, mayMove }: Measured): Separation {
  const highestTwin = Math.max(0, ...twins)
  const isMany = (at: number) => breaches.filter((value) => value >= at).length * 2 >= breaches.length
  const separates = (at: number) => isMany(at) && twins.every((value) => value < at)
  if (separates(threshold)) return { kind: 'separates', threshold }
  const next = Math.min(1, ...breaches.filter((value) => value > highestTwin))
  const between = roundedBetween(highestTwin, next)
  if (mayMove && highestTwin < next && separates(between)) return { kind: 'separates', threshold: between }
  return { kind: 'none', reason: reasonOf({ breaches, twins, threshold, mayMove }, highestTwin) }
}

function roundedBetween(low: number, high: number): number {
  const middle = Math.round(((low + high) / 2) * scale) / scale
  return middle > low && middle <= high ? middle : (low + high) / 2
}

function reasonOf({ breaches, twins, threshold, mayMove }: Measured, highestTwin: number): string {
  const shown = (value: number) => value.toFixed(2)
  const sorted = breaches.toSorted((one, other) => other - one)
  const half = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
  const values = `half of its ${breaches.length} breaches reach ${shown(half)}`
  const others = twins.length === 0 ? 'no harmless twin was replayed' : `a harmless twin reaches ${shown(highestTwin)}`
  const what = mayMove ? 'No threshold is' : `Its threshold ${shown(threshold)} is not`
  return `${what} above every harmless twin and within reach of half of its breaches: ${values}, ${others}.`
}
