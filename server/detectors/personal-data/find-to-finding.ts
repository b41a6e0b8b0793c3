import { type ScoredFinding, type Span, scored, spansMax } from '../../domain/guard/finding.ts'
import type { Range } from '../../text/range.ts'
import { confidentFrom } from '../../text/recognisers/recognised.ts'
import type { Reading } from '../reading.ts'
import type { SeenFind } from './scan-reading.ts'

/**
 * A finding of what was recognised. Its value is the surest find's confidence, so a policy's default threshold of .5 asks
 * for a checksum, a published form or strong context. The data itself is never repeated. `things` names what was sought.
 */
export function findingOf(reading: Reading, found: readonly SeenFind[], things: string): ScoredFinding {
  const sorted = [...found].sort((a, b) => b.find.confidence - a.find.confidence)
  const value = sorted[0]?.find.confidence ?? 0
  return scored(value, {
    reason: reasonOf(sorted, things),
    spans: spansOf(sorted),
    unjudged: reading.unread,
    caveat: caveatOf(reading),
  })
}

/** Surest first; a place that a surer find of the same kind covers is not told again. */
function spansOf(sorted: readonly SeenFind[]): Span[] {
  const told: SeenFind[] = []
  const isConfident = (sorted[0]?.find.confidence ?? 0) >= confidentFrom
  for (const seen of sorted) {
    if (told.length === spansMax || (isConfident && seen.find.confidence < confidentFrom)) break
    const isTold = told.some(({ find, range }) => find.kind === seen.find.kind && overlaps(range, seen.range))
    if (!isTold) told.push(seen)
  }
  return told.map(({ find, range, view }) => ({ ...range, view, label: find.label }))
}

function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end
}

const labelsTold = 5

function reasonOf(sorted: readonly SeenFind[], things: string): string | null {
  const confident = sorted.filter(({ find }) => find.confidence >= confidentFrom)
  if (confident.length > 0) return `Holds ${things}: ${counted(confident)}.`
  return sorted.length === 0 ? null : `Might hold ${things}, by its form alone: ${counted(sorted)}.`
}

/** Each label with the number of its places and, where it was not seen as sent, its view. */
function counted(found: readonly SeenFind[]): string {
  const places = new Map<string, { readonly starts: Set<number>; readonly view: string }>()
  for (const { find, range, view } of found) {
    const known = places.get(find.label) ?? { starts: new Set<number>(), view }
    known.starts.add(range.start)
    places.set(find.label, known)
  }
  const told = [...places].slice(0, labelsTold).map(([label, { starts, view }]) => {
    const notes = [starts.size > 1 && String(starts.size), view !== 'as sent' && view].filter((note) => note !== false)
    return notes.length === 0 ? label : `${label} (${notes.join(', ')})`
  })
  const more = places.size - told.length
  return `${told.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function caveatOf({ unread }: Reading): string | null {
  return unread.length === 0
    ? null
    : 'Parts of the text were judged only as sent, not in their normalised or decoded form.'
}
