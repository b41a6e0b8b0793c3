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
 * The least that a threshold is moved to. Below it a detector says almost nothing, and the few twins of a test do not show that
 * everyday messages stay below as well.
 */
const thresholdMin = 0.1

/**
 * The threshold between breaches and harmless twins. One that does already is kept; else it goes half-way between the highest
 * twin and what half of the breaches reach, but not below .1. Where no twin was replayed nothing shows what else it would
 * stop, and it is not moved. Pure.
 */
export function chooseThreshold({ breaches, twins, threshold, mayMove }: Measured): Separation {
  const highestTwin = Math.max(0, ...twins)
  const half = reachedByHalf(breaches)
  const separates = (at: number) => half >= at && twins.every((value) => value < at)
  if (separates(threshold)) return { kind: 'separates', threshold }
  const between = Math.max(thresholdMin, roundedBetween(highestTwin, Math.min(1, half)))
  if (mayMove && twins.length > 0 && separates(between)) return { kind: 'separates', threshold: between }
  return { kind: 'none', reason: reasonOf({ breaches, twins, threshold, mayMove }, { highestTwin, half }) }
}

/** The highest value that at least half of the breaches reach: one among many does not move it. */
function reachedByHalf(breaches: readonly number[]): number {
  const sorted = breaches.toSorted((one, other) => other - one)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
}

function roundedBetween(low: number, high: number): number {
  const middle = Math.round(((low + high) / 2) * scale) / scale
  return middle > low && middle <= high ? middle : (low + high) / 2
}

function reasonOf(
  { breaches, twins, threshold, mayMove }: Measured,
  { highestTwin, half }: { readonly highestTwin: number; readonly half: number },
): string {
  const shown = (value: number) => value.toFixed(2)
  const values = `half of its ${breaches.length} breaches reach ${shown(half)}`
  const others = twins.length === 0 ? 'no harmless twin was replayed' : `a harmless twin reaches ${shown(highestTwin)}`
  const isFixed = !mayMove || twins.length === 0
  const what = isFixed ? `Its threshold ${shown(threshold)} is not` : `No threshold from ${shown(thresholdMin)} on is`
  return `${what} above every harmless twin and within reach of half of its breaches: ${values}, ${others}.`
}
