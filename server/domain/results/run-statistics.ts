/** A share with the interval that holds the true one in 95 of 100 cases. */
export interface Interval {
  /** At most the value itself. */
  readonly low: number
  /** At least the value itself. */
  readonly high: number
}

/** The normal quantile of 97.5 %. */
const z = 1.959963984540054

/**
 * The Wilson interval of `hits` out of `total` at 95 %. With no trials it is 0 to 1: nothing is known. Source: E. B. Wilson,
 * Probable inference, the law of succession, and statistical inference, JASA 22 (1927). Trials must be independent: several
 * tries of one scenario are less than that, so the true interval of a run may be wider.
 */
export function wilsonInterval(hits: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 }
  const rate = hits / total
  const centre = rate + (z * z) / (2 * total)
  const spread = z * Math.sqrt((rate * (1 - rate)) / total + (z * z) / (4 * total * total))
  const scale = 1 + (z * z) / total
  return {
    low: hits === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: hits === total ? 1 : Math.min(1, (centre + spread) / scale),
  }
}

/**
 * The interval of a share where of some trials nobody could tell whether they hit: from the low end were none of them a hit to
 * the high end were all of them. Without unclear ones it is the Wilson interval.
 */
export function honestInterval({ hits, unclear, total }: Tries): Interval {
  return { low: wilsonInterval(hits, total).low, high: wilsonInterval(hits + unclear, total).high }
}

/** Tries of one scenario with one technique. */
export interface Tries {
  /** How many could be judged. */
  readonly total: number
  /** How many of them broke the policy. */
  readonly hits: number
  /** Of the others, those of which nobody could tell. */
  readonly unclear: number
}

/**
 * For k from 1 to `kMax`: the chance that at least one of k tries breaks the policy, averaged over scenarios and techniques
 * that have k tries. Unbiased: 1 − C(n − c, k) / C(n, k), as pass@k of M. Chen et al., Evaluating Large Language Models
 * Trained on Code (2021). A k that none has is left out.
 */
export function successAtK(
  groups: readonly Omit<Tries, 'unclear'>[],
  kMax: number,
): readonly { readonly k: number; readonly rate: number }[] {
  return Array.from({ length: kMax }, (_, index) => index + 1).flatMap((k) => {
    const usable = groups.filter(({ total }) => total >= k)
    if (usable.length === 0) return []
    const sum = usable.reduce((all, { total, hits }) => all + 1 - chanceOfNone(total, hits, k), 0)
    return [{ k, rate: sum / usable.length }]
  })
}

/** C(n − c, k) / C(n, k) without large numbers. */
function chanceOfNone(total: number, hits: number, k: number): number {
  let chance = 1
  for (let drawn = 0; drawn < k; drawn += 1) chance *= Math.max(0, total - hits - drawn) / (total - drawn)
  return chance
}

/** A value and how often it occurred. */
export interface Occurrence {
  /** In whatever unit was measured. */
  readonly value: number
  readonly count: number
}

/** The median of values with their counts; the mean of both middle ones when there is an even number; null for none. */
export function medianOf(occurrences: readonly Occurrence[]): number | null {
  const sorted = occurrences.toSorted((left, right) => left.value - right.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const at = (place: number): number => {
    let seen = 0
    for (const { value, count } of sorted) {
      seen += count
      if (place < seen) return value
    }
    return 0
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}

/**
 * Fisher's exact test of two shares, two-sided: the chance, were both the same, of a table at most as likely as this one.
 * Exact for any size; takes the trials as independent, which tries of the same scenario are only in part, so a value near
 * .05 proves little. Cost: linear in the smaller number of hits or trials.
 */
export function fisherExact(left: Omit<Tries, 'unclear'>, right: Omit<Tries, 'unclear'>): number {
  const hits = left.hits + right.hits
  const all = left.total + right.total
  const low = Math.max(0, hits - right.total)
  const high = Math.min(hits, left.total)
  const logAll = logChoose(all, hits)
  const logOf = (count: number) => logChoose(left.total, count) + logChoose(right.total, hits - count) - logAll
  const observed = logOf(left.hits)
  let sum = 0
  for (let count = low; count <= high; count += 1) {
    const log = logOf(count)
    // Tables that are as likely but for rounding count as well.
    if (log <= observed + 1e-7) sum += Math.exp(log)
  }
  return Math.min(1, sum)
}

function logChoose(from: number, count: number): number {
  return logFactorial(from) - logFactorial(count) - logFactorial(from - count)
}

/** Exact sums up to 255, then Stirling's series, whose error there is below 1e-15. */
function logFactorial(count: number): number {
  if (count < 256) {
    let sum = 0
    for (let factor = 2; factor <= count; factor += 1) sum += Math.log(factor)
    return sum
  }
  const series = 1 / (12 * count) - 1 / (360 * count ** 3)
  return (count + 0.5) * Math.log(count) - count + 0.5 * Math.log(2 * Math.PI) + series
}
