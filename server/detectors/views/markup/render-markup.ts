import { mergeRanges } from '../../../text/merge-ranges.ts'
import type { Range } from '../../../text/range.ts'
import { htmlEntityPieces } from '../../../transforms/encodings/html-entities.ts'
import { percentPieces } from '../../../transforms/encodings/percent.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { tagRuns } from '../decoding/decode-channels.ts'
import { type Features, occurs } from '../features.ts'
import { assemble, type Copied, type MappedText, rewrite } from '../mapped-text.ts'
import { type Markup, readHtml } from './read-html.ts'
import { readMarkdown } from './read-markdown.ts'

/** The two sides of a text with markup; null where there is nothing to show. */
export interface RenderedMarkup {
  /** What a reader of the rendered text sees. */
  readonly rendered: MappedText | null
  /** What such a reader does not see: comments, concealed elements, alternative texts, titles, link targets, tag characters. One part a line. */
  readonly hidden: MappedText | null
}

/** `source` (the text as sent) split into what markup shows and what it hides. Linear. */
export function renderMarkup(source: MappedText, features: Features): RenderedMarkup {
  const html = occurs(features, '<') ? readHtml(source.text) : null
  const markdown =
    occurs(features, ']') || occurs(features, '*') || occurs(features, '~') ? readMarkdown(source.text) : null
  const removed = mergeRanges([...(html?.removed ?? []), ...(markdown?.removed ?? [])])
  const pieces: Piece[] = removed.map((range) => ({ ...range, text: edgeOf(source.text, range) }))
  const rendered =
    removed.length === 0 ? null : rewrite(source, html === null ? pieces : withEntities(source.text, pieces))
  return { rendered, hidden: hiddenOf(source, features, [html, markdown]) }
}

/** Block marks part what stands on their two sides; marks inside a line do not. */
function edgeOf(text: string, { start, end }: Range): string {
  return /<\/?(?:p|div|br|li|tr|td|th|h[1-6]|table|ul|ol|pre|section|article)\b/i.test(
    text.slice(start, Math.min(end, start + 12)),
  )
    ? '\n'
    : ''
}

function withEntities(text: string, removed: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  let r = 0
  for (const entity of htmlEntityPieces(text)) {
    for (let piece = removed[r]; piece !== undefined && piece.start <= entity.start; piece = removed[++r])
      all.push(piece)
    const last = all[all.length - 1]
    if (last === undefined || last.end <= entity.start) all.push(entity)
  }
  return all.concat(removed.slice(r))
}

function hiddenOf(source: MappedText, features: Features, markups: readonly (Markup | null)[]): MappedText | null {
  const parts: Copied[] = []
  const add = (part: readonly Copied[]): void => {
    const first = part[0]
    if (first === undefined) return
    if (parts.length > 0) parts.push({ start: first.start, end: first.start, text: '\n' })
    for (const copied of part) parts.push(copied)
  }
  for (const markup of markups) {
    for (const range of markup?.hidden ?? []) if (range.end > range.start) add([{ ...range, text: null }])
    for (const range of markup?.links ?? []) if (range.end > range.start) add(linkParts(source.text, range))
  }
  if (features.beyondAscii) for (const run of tagRuns(source.text)) add([run])
  return parts.length === 0 ? null : assemble(source, parts)
}

/** A link target with its percent escapes undone and, in its query, `+` as a space. */
function linkParts(text: string, range: Range): Copied[] {
  const link = text.slice(range.start, range.end)
  const query = link.search(/[?#]/)
  const undone: Piece[] = percentPieces(link)
  if (query >= 0)
    for (let at = link.indexOf('+', query); at >= 0; at = link.indexOf('+', at + 1))
      undone.push({ start: at, end: at + 1, text: ' ' })
  undone.sort((a, b) => a.start - b.start)
  const parts: Copied[] = []
  let at = 0
  for (const piece of undone) {
    if (piece.start > at) parts.push({ start: range.start + at, end: range.start + piece.start, text: null })
    parts.push({ start: range.start + piece.start, end: range.start + piece.end, text: piece.text })
    at = piece.end
  }
  if (at < link.length) parts.push({ start: range.start + at, end: range.end, text: null })
  return parts
}
