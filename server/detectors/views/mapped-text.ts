import type { Range } from '../../text/range.ts'
import type { Piece } from '../../transforms/piece.ts'

/** A text and where each of its UTF-16 units comes from in the text as sent; nulls mean the same offset. */
export interface MappedText {
  /** What is read. */
  readonly text: string
  /** Inclusive. */
  readonly starts: Int32Array | null
  /** Exclusive. */
  readonly ends: Int32Array | null
}

/** Where each unit of a decoded text stands in the source it was decoded from. */
export interface UnitRanges {
  /** Inclusive. */
  readonly starts: Int32Array
  /** Exclusive. */
  readonly ends: Int32Array
}

/** A part of a source to copy: as it stands when `text` is null, else as `text`, each unit of which comes from the whole part or from its range in `units`. */
export interface Copied extends Range {
  /** Null = as it stands. */
  readonly text: string | null
  /** One range for each unit of `text`; absent = each unit comes from the whole part. */
  readonly units?: UnitRanges
}

/** `text` as its own source. */
export function unmapped(text: string): MappedText {
  return { text, starts: null, ends: null }
}

/** `source` with each piece replaced by its text; `source` itself when there is none. Pieces are sorted and do not overlap. Linear. */
export function rewrite(source: MappedText, pieces: readonly Piece[]): MappedText {
  if (pieces.length === 0) return source
  const copied: Copied[] = []
  let at = 0
  for (const piece of pieces) {
    if (piece.start > at) copied.push({ start: at, end: piece.start, text: null })
    copied.push(piece)
    at = piece.end
  }
  if (at < source.text.length) copied.push({ start: at, end: source.text.length, text: null })
  return assemble(source, copied)
}

/** The parts in the order given, with nothing between them. Linear. */
export function assemble(source: MappedText, parts: readonly Copied[]): MappedText {
  let length = 0
  for (const part of parts) length += part.text === null ? part.end - part.start : part.text.length
  const starts = new Int32Array(length)
  const ends = new Int32Array(length)
  const texts: string[] = []
  let at = 0
  for (const part of parts) {
    if (part.text === null) {
      texts.push(source.text.slice(part.start, part.end))
      for (let i = part.start; i < part.end; i++) {
        starts[at] = source.starts === null ? i : (source.starts[i] ?? 0)
        ends[at++] = source.ends === null ? i + 1 : (source.ends[i] ?? 0)
      }
    } else if (part.units !== undefined) {
      texts.push(part.text)
      for (let i = 0; i < part.text.length; i++) {
        const start = part.units.starts[i] ?? part.start
        const last = (part.units.ends[i] ?? part.end) - 1
        starts[at] = source.starts === null ? start : (source.starts[start] ?? 0)
        ends[at++] = source.ends === null ? last + 1 : (source.ends[last] ?? 0)
      }
    } else if (part.text !== '') {
      const origin = originOf(source, part)
      texts.push(part.text)
      starts.fill(origin.start, at, at + part.text.length)
      ends.fill(origin.end, at, at + part.text.length)
      at += part.text.length
    }
  }
  return { text: texts.join(''), starts, ends }
}

/** Where a range of `source` comes from in the text as sent; an empty range comes from an empty one. */
export function originOf(source: MappedText, range: Range): Range {
  if (source.starts === null || source.ends === null) return { start: range.start, end: range.end }
  if (range.end <= range.start) {
    const at =
      range.start < source.starts.length
        ? (source.starts[range.start] ?? 0)
        : (source.ends[source.ends.length - 1] ?? 0)
    return { start: at, end: at }
  }
  const start = source.starts[range.start] ?? 0
  const end = source.ends[range.end - 1] ?? 0
  // Where parts were put together in another order than they stand, a range over their joint runs backwards.
  return { start: Math.min(start, end), end: Math.max(start, end) }
}

/** The first `length` units of `source`, one less where that would cut a surrogate pair. */
export function clip(source: MappedText, length: number): MappedText {
  if (source.text.length <= length) return source
  const pairCut = length > 0 && (source.text.charCodeAt(length - 1) & 0xfc00) === 0xd800
  const kept = Math.max(0, pairCut ? length - 1 : length)
  return {
    text: source.text.slice(0, kept),
    starts: source.starts === null ? null : source.starts.slice(0, kept),
    ends: source.ends === null ? null : source.ends.slice(0, kept),
  }
}
