import type { Range } from '../../text/range.ts'
import type { Segment } from '../reading.ts'

/** A test whether a range starts inside a segment that is data. Each test costs the logarithm of the number of segments. */
export function documentTest(segments: readonly Segment[]): (range: Range) => boolean {
  const documents = segments.filter(({ speaker }) => speaker === 'document').toSorted((a, b) => a.start - b.start)
  return ({ start }) => {
    let low = 0
    let high = documents.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((documents[middle]?.start ?? 0) <= start) low = middle + 1
      else high = middle
    }
    const before = documents[low - 1]
    return before !== undefined && start < before.end
  }
}
