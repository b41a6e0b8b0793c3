import type { Range } from '../../text/range.ts'
import type { Kind } from './feature-list.ts'

/** How far a crowd of signs may reach, in units of the text as sent. */
const crowdReach = 300

/**
 * The most different kinds of signs that start within `crowdReach` of each other. A long text gathers signs by chance,
 * but seldom in one place, so this does not grow with length. Cost: sorting the places, of which there are at most 64 a kind.
 */
export function mostKindsTogether(places: ReadonlyMap<Kind, readonly Range[]>): number {
  const starts = [...places]
    .filter(([kind]) => !kind.startsWith('strong:') && kind !== 'structure:talk-about')
    .flatMap(([kind, ranges]) => ranges.map(({ start }) => ({ kind, start })))
    .sort((a, b) => a.start - b.start)
  const counts = new Map<Kind, number>()
  let most = 0
  let from = 0
  for (const { kind, start } of starts) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    for (let first = starts[from]; first !== undefined && start - first.start > crowdReach; first = starts[from]) {
      const left = (counts.get(first.kind) ?? 0) - 1
      if (left > 0) counts.set(first.kind, left)
      else counts.delete(first.kind)
      from++
    }
    most = Math.max(most, counts.size)
  }
  return most
}
