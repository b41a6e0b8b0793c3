import type { Exchange } from '../domain/guard/exchange.ts'
import type { Range } from '../text/range.ts'

/** How a view shows the text. `hidden`: parts that a person would not see (comments, zero-width text, link targets). */
export type ViewKind = 'as-sent' | 'normalised' | 'rendered' | 'hidden' | 'decoded'

/** The text as seen through one lens, with a map back to the text as sent. */
export interface View {
  readonly kind: ViewKind
  /** Shown to people: `as sent`, `normalised`, `base64`, `base64 in hex`, … */
  readonly label: string
  /** What detectors look at. */
  readonly text: string
  /** For each UTF-16 unit of `text`, where its source starts in the text as sent; null = the same offset. */
  readonly starts: Int32Array | null
  /** For each UTF-16 unit of `text`, where its source ends (exclusive); null = offset + 1. */
  readonly ends: Int32Array | null
}

/** Who said a part of the evaluated text. `document`: quoted, attached or returned by a tool. */
export type SegmentSpeaker = 'user' | 'assistant' | 'document' | 'system'

/** A part of the evaluated text and who said it. */
export interface Segment extends Range {
  readonly speaker: SegmentSpeaker
}

/** Something that was removed or undone while a view was made, e.g. zero-width characters. */
export interface UndoneDisguise {
  /** `zero-width`, `bidi`, `tag-characters`, `variation-selector`, `homoglyphs`, `letter-spacing`, `leet`, `split-words`, `decoded:<name>`, … */
  readonly kind: string
  /** How many characters (or decoded blocks). */
  readonly count: number
  /** Where it first occurs in the text as sent. */
  readonly first: Range
}

/** An exchange made ready for detectors: its segments, all views, what was undone to get them, what was left out. */
export interface Reading {
  readonly exchange: Exchange
  readonly segments: readonly Segment[]
  /** The first is always the text as sent. At most 12; together at most 4 times the text plus 4,096 units. */
  readonly views: readonly View[]
  readonly disguises: readonly UndoneDisguise[]
  /** Ranges that no view beyond `as sent` covers because a budget ran out. */
  readonly unread: readonly Range[]
}

/** Where `start` to `end` (exclusive) of a view comes from in the text as sent. */
export function rangeInOriginal(view: View, start: number, end: number): Range {
  if (end <= start) return { start: view.starts?.[start] ?? start, end: view.starts?.[start] ?? start }
  return { start: view.starts?.[start] ?? start, end: view.ends?.[end - 1] ?? end }
}
