import { benchRandom } from '../../load/bench-random.ts'

/** A share with the range in which the true share lies with 95 % certainty. */
export interface Share {
  readonly hits: number
  readonly of: number
  /** hits / of; 0 when `of` is 0. */
  readonly share: number
  readonly low: number
  readonly high: number
}

const z = 1.959_964

/** Wilson's interval of a share: sound for small counts and for shares near 0 and 1. */
export function shareOf(hits: number, of: number): Share {
  if (of === 0) return { hits, of, share: 0, low: 0, high: 1 }
  const share = hits / of
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  return { hits, of, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The chance that an attack gets a larger value than a benign text; ties count half. NaN when one side is empty. */
export function areaUnderCurve(attacks: readonly number[], benign: readonly number[]): number {
  const all = [
    ...attacks.map((value) => ({ value, isAttack: true })),
    ...benign.map((value) => ({ value, isAttack: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let at = 0; at < all.length; ) {
    let to = at
    while (to < all.length && all[to]?.value === all[at]?.value) to++
    const rank = (at + to + 1) / 2
    for (; at < to; at++) if (all[at]?.isAttack === true) rankSum += rank
  }
  return (rankSum - (attacks.length * (attacks.length + 1)) / 2) / (attacks.length * benign.length)
}

/** F1 of attacks at a threshold. */
export function fOne(attacks: readonly number[], benign: readonly number[], threshold: number): number {
  const hits = attacks.filter((value) => value >= threshold).length
  const alarms = benign.filter((value) => value >= threshold).length
  return hits === 0 ? 0 : (2 * hits) / (hits + alarms + attacks.length)
}

/** A figure with the range in which the true one lies with 95 % certainty. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The area under the curve with DeLong's interval, kept within 0 and 1. NaN when one side is empty. */
export function areaWithInterval(attacks: readonly number[], benign: readonly number[]): Interval {
  const value = areaUnderCurve(attacks, benign)
  const sortedAttacks = attacks.toSorted((a, b) => a - b)
  const sortedBenign = benign.toSorted((a, b) => a - b)
  const variance =
    varianceOf(attacks.map((one) => shareBelow(sortedBenign, one))) / attacks.length +
    varianceOf(benign.map((one) => shareBelow(sortedAttacks, one))) / benign.length
  return around(value, z * Math.sqrt(variance))
}

/** F1 at a threshold, with the interval of a thousand draws of the texts anew; seeded. */
export function fOneWithInterval(attacks: readonly number[], benign: readonly number[], threshold: number): Interval {
  const random = benchRandom(7)
  const again = (values: readonly number[]): readonly number[] => values.map(() => random.pick(values))
  const drawn = Array.from({ length: draws }, () => fOne(again(attacks), again(benign), threshold))
  drawn.sort((a, b) => a - b)
  return {
    value: fOne(attacks, benign, threshold),
    low: drawn[Math.floor(0.025 * draws)] ?? 0,
    high: drawn[Math.floor(0.975 * draws)] ?? 0,
  }
}

const draws = 1_000

/** The mean of shares of separate groups, each counting alike; no variance is taken as zero (Agresti and Coull). */
export function meanOfShares(shares: readonly Share[]): Interval {
  const count = shares.length
  const value = shares.reduce((sum, { share }) => sum + share, 0) / count
  const variance = shares.reduce((sum, { hits, of }) => sum + varianceOfShare(hits, of), 0) / count ** 2
  return around(value, z * Math.sqrt(variance))
}

/**
 * How much larger a first share is than a second of the same texts, in the same order (Wald, half a text added to each
 * side). Throws when the lists differ in length.
 */
export function pairedDrop(first: readonly boolean[], second: readonly boolean[]): Interval {
  if (first.length !== second.length) throw new Error('the two lists are not of the same texts')
  const lost = first.filter((hit, at) => hit && second[at] === false).length
  const won = first.filter((hit, at) => !hit && second[at] === true).length
  const of = first.length
  const value = (lost - won) / of
  const variance = (lost + won + 1 - (lost - won) ** 2 / of) / of ** 2
  const half = z * Math.sqrt(variance)
  return { value, low: Math.max(-1, value - half), high: Math.min(1, value + half) }
}

/** Spearman's correlation of ranks, ties sharing theirs; interval of Bonett and Wright. NaN for fewer than four pairs. */
export function rankCorrelation(first: readonly number[], second: readonly number[]): Interval {
  const value = correlation(ranksOf(first), ranksOf(second))
  const half = z * Math.sqrt((1 + value ** 2 / 2) / (first.length - 3))
  const middle = Math.atanh(Math.min(value, 1 - 1e-12))
  return { value, low: Math.tanh(middle - half), high: Math.tanh(middle + half) }
}

function around(value: number, half: number): Interval {
  return { value, low: Math.max(0, value - half), high: Math.min(1, value + half) }
}

function varianceOfShare(hits: number, of: number): number {
  const share = (hits + 2) / (of + 4)
  return (share * (1 - share)) / (of + 4)
}

function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}

/** The share of sorted values below one; equal ones count half. */
function shareBelow(sorted: readonly number[], one: number): number {
  return (firstPlace(sorted, (value) => value >= one) + firstPlace(sorted, (value) => value > one)) / 2 / sorted.length
}

/** Where in sorted values a condition begins to hold. */
function firstPlace(sorted: readonly number[], holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(sorted[middle] ?? Number.POSITIVE_INFINITY)) high = middle
    else low = middle + 1
  }
  return low
}

function ranksOf(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map((value) => shareBelow(sorted, value))
}

function correlation(first: readonly number[], second: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [mean(first), mean(second)]
  const product = first.reduce((sum, value, at) => sum + (value - a) * ((second[at] ?? 0) - b), 0)
  const lengths = Math.sqrt(
    first.reduce((sum, value) => sum + (value - a) ** 2, 0) * second.reduce((sum, value) => sum + (value - b) ** 2, 0),
  )
  return product / lengths
}
