/** The least that the main view gets when the others want everything. */
const mainShare = 0.5

/**
 * Shares windows out among views by what each needs; the first is the main view. It gets what it needs, but leaves the
 * others up to half; of those, small needs come first and what one leaves goes to the next. In the order given.
 */
export function shareWindows(needs: readonly number[], windowsMax: number): readonly number[] {
  const [main = 0, ...others] = needs
  const othersNeed = others.reduce((sum, need) => sum + need, 0)
  const forMain = Math.min(main, Math.max(Math.ceil(windowsMax * mainShare), windowsMax - othersNeed))
  const shares = others.map(() => 0)
  let left = windowsMax - forMain
  const smallestFirst = others.map((need, place) => ({ need, place })).sort((a, b) => a.need - b.need)
  smallestFirst.forEach(({ need, place }, at) => {
    const share = Math.min(need, Math.floor(left / (others.length - at)))
    shares[place] = share
    left -= share
  })
  return [forMain, ...shares]
}
