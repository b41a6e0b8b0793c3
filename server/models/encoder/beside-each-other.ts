import type { EncoderWindow } from '../../domain/guard/encoder.ts'
import type { Marks } from './word-pieces.ts'

/** Text at either end that surely holds more tokens than a window, in UTF-16 units. */
export const endUnits = 8_000

/** The ids of a text, or of both its ends where it is long: nothing between them could stay. */
export function endsOf(text: string, idsOf: (part: string) => readonly number[]): readonly number[] {
  if (text.length <= 2 * endUnits) return idsOf(text)
  return [...idsOf(text.slice(0, endUnits)), ...idsOf(text.slice(-endUnits))]
}

/**
 * A window of two texts, and of what stands between them as a second part of the first: each loses its middle to fit. The first may
 * count on a third of the room and gets what the second leaves.
 */
export function besideEachOther(
  [first, between, second]: readonly [readonly number[], readonly number[], readonly number[]],
  { room, marks, end }: { readonly room: number; readonly marks: Marks; readonly end: number },
): EncoderWindow {
  const left = room - between.length
  const firstLength = Math.min(first.length, Math.max(Math.floor(room / 3), left - second.length))
  const head = [marks.start, ...middleOut(first, firstLength), ...between, marks.separator]
  const ids = [...head, ...middleOut(second, left - firstLength), marks.separator]
  return { start: 0, end, ids, secondFrom: head.length }
}

/** Both ends of a list of ids, of so many together. */
export function middleOut(ids: readonly number[], length: number): readonly number[] {
  if (ids.length <= length) return ids
  const tail = Math.floor(length / 2)
  return [...ids.slice(0, length - tail), ...ids.slice(ids.length - tail)]
}
