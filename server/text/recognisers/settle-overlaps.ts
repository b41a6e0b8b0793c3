import type { Recognised } from './recognised.ts'

/** Of finds that overlap, the surest stays, then the longest; sorted by place. Cost: one sort. */
export function settleOverlaps(found: readonly Recognised[]): Recognised[] {
  const kept: Recognised[] = []
  for (const find of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last === undefined || last.end <= find.start) kept.push(find)
    else if (isSurer(find, last)) kept[kept.length - 1] = find
  }
  return kept
}

function isSurer(a: Recognised, b: Recognised): boolean {
  return a.confidence > b.confidence || (a.confidence === b.confidence && a.end - a.start > b.end - b.start)
}
