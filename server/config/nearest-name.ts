/**
 * The only candidate that begins with `name`, or else the one that needs the fewest changes (insert, delete, replace, swap neighbours) to become `name`; the first
 * of equals; null when there are no candidates. Letter case does not count. Cost: lengths multiplied, cut at 100.
 */
export function nearestName(name: string, candidates: readonly string[]): string | null {
  const [begun, ...others] = candidates.filter((one) => one.toLowerCase().startsWith(name.toLowerCase()))
  if (begun !== undefined && others.length === 0 && name !== '') return begun
  let best: { readonly candidate: string; readonly distance: number } | null = null
  for (const candidate of candidates) {
    const distance = editDistance(name.slice(0, 100).toLowerCase(), candidate.slice(0, 100).toLowerCase())
    if (best === null || distance < best.distance) best = { candidate, distance }
  }
  return best === null ? null : best.candidate
}

function editDistance(from: string, to: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const swapped = isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced, swapped))
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
