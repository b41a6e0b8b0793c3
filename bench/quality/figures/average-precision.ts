/**
 * The area under the curve of precision over recall: the mean precision at each rank of a text that should be found. Texts
 * of one value share a rank. NaN when nothing should be found.
 */
export function averagePrecision(positives: readonly number[], negatives: readonly number[]): number {
  const values = [...new Set(positives)].sort((a, b) => b - a)
  const sorted = { positives: positives.toSorted((a, b) => b - a), negatives: negatives.toSorted((a, b) => b - a) }
  let [found, alarms, sum] = [0, 0, 0]
  for (const value of values) {
    const before = found
    while (found < positives.length && (sorted.positives[found] ?? -1) >= value) found++
    while (alarms < negatives.length && (sorted.negatives[alarms] ?? -1) >= value) alarms++
    sum += (found - before) * (found / (found + alarms))
  }
  return sum / positives.length
}
