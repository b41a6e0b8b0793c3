/** The Wilson interval of a share: with 95 % confidence the true share lies in it. `[0, 1]` when nothing was counted. */
export function wilson95(count: number, total: number): readonly [number, number] {
  if (total === 0) return [0, 1]
  const z = 1.959964
  const share = count / total
  const middle = share + (z * z) / (2 * total)
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  const scale = 1 + (z * z) / total
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}
