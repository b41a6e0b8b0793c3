import type { Range } from '../../../text/range.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { type Features, featuresOf } from '../features.ts'
import { assemble, type Copied, type MappedText, originOf } from '../mapped-text.ts'
import { decipher } from './decode-ciphers.ts'
import { wordOrderPieces } from './decode-word-order.ts'
import type { DecodedPiece, Decoder } from './decoder.ts'
import { channelDecoders, encodingDecoders } from './decoders.ts'
import { isPlausibleText } from './plausible-text.ts'

/** Text that was found in disguise. */
export interface Decoded {
  /** `base64`, or `base64 in hex` for what stood inside another. */
  readonly label: string
  readonly mapped: MappedText
  /** How many blocks or characters were decoded. */
  readonly count: number
  /** Where they stand in the text as sent, in order. */
  readonly ranges: readonly Range[]
}

const depthMax = 2
const innerUnitsMin = 4096
const contextLength = 200
const rangesMax = 100

/** What was found, longest first, and where decoded text stands that was not searched for more because there was too much. */
export interface DecodedAll {
  readonly found: readonly Decoded[]
  readonly unread: readonly Range[]
}

/** What stands in `source` in any encoding or cipher, nested at most twice. Linear: inner levels together are at most twice the source plus 4,096 units. */
export function decodeAll(source: MappedText, features: Features): DecodedAll {
  const innerUnits = { left: 2 * source.text.length + innerUnitsMin }
  const unread: Range[] = []
  const found = decodeLevel(source, features, { depth: 1, suffix: '', innerUnits, unread })
  return { found: found.sort((a, b) => b.mapped.text.length - a.mapped.text.length), unread }
}

/** What stands in `source` in invisible characters or overrides that normalisation would remove; read from the text as sent. Linear. */
export function decodeChannels(source: MappedText, features: Features): Decoded[] {
  return channelDecoders.flatMap((decoder) => {
    const pieces = decoder.mayOccur(features) ? decoder.find(source.text) : []
    return pieces.length === 0 ? [] : [shown(source, pieces, decoder.name)]
  })
}

interface Level {
  readonly depth: number
  /** ` in <name>` of what the source came out of, or empty. */
  readonly suffix: string
  /** How much decoded text may still be searched for more. */
  readonly innerUnits: { left: number }
  /** Where decoded text stands that was not searched for more. */
  readonly unread: Range[]
}

function decodeLevel(source: MappedText, features: Features, level: Level): Decoded[] {
  const found: Decoded[] = []
  for (const decoder of encodingDecoders) {
    const pieces = decoder.mayOccur(features) ? decoder.find(source.text) : []
    if (pieces.length > 0) found.push(...decodedBy(decoder, source, { pieces, level }))
  }
  const byName = new Map<string, Piece[]>()
  for (const { name, piece } of decipher(source.text)) {
    const known = byName.get(name)
    if (known === undefined) byName.set(name, [piece])
    else known.push(piece)
  }
  const turned = level.depth === 1 ? wordOrderPieces(source.text) : []
  if (turned.length > 0) byName.set('reversed-words', turned)
  for (const [name, pieces] of byName) found.push(shown(source, pieces, `${name}${level.suffix}`))
  return found
}

function decodedBy(
  decoder: Decoder,
  source: MappedText,
  { pieces, level }: { pieces: readonly DecodedPiece[]; level: Level },
): Decoded[] {
  const label = `${decoder.name}${level.suffix}`
  const readable = decoder.kind === 'inline' ? pieces : pieces.filter((piece) => isPlausibleText(piece.text))
  const found =
    readable.length === 0
      ? []
      : [decoder.kind === 'inline' ? shownInContext(source, readable, label) : shown(source, readable, label)]
  if (level.depth >= depthMax) return found
  const inner = decoder.kind === 'inline' ? (found[0]?.mapped ?? source) : shown(source, pieces, label).mapped
  level.innerUnits.left -= inner.text.length
  if (level.innerUnits.left < 0) {
    level.unread.push({
      start: originOf(inner, { start: 0, end: 1 }).start,
      end: originOf(inner, { start: 0, end: inner.text.length }).end,
    })
    return found
  }
  return [
    ...found,
    ...decodeLevel(inner, featuresOf(inner.text), { ...level, depth: level.depth + 1, suffix: ` in ${label}` }),
  ]
}

/** The decoded pieces alone, one a line. */
function shown(source: MappedText, pieces: readonly DecodedPiece[], label: string): Decoded {
  const parts: Copied[] = []
  for (const piece of pieces) {
    if (parts.length > 0) parts.push({ start: piece.start, end: piece.start, text: '\n' })
    for (const part of piece.parts ?? [piece]) parts.push(part)
  }
  return decoded(source, pieces, { label, mapped: assemble(source, parts) })
}

/** The decoded characters within the lines around them, at most 200 units to each side. */
function shownInContext(source: MappedText, pieces: readonly Piece[], label: string): Decoded {
  const parts: Copied[] = []
  let at = 0
  for (const piece of pieces) {
    const start = contextStart(source.text, piece.start)
    if (parts.length > 0 && start > at) {
      const end = contextEnd(source.text, at, start)
      if (end > at) parts.push({ start: at, end, text: null })
      if (end < start) parts.push({ start, end: start, text: '\n' })
      at = start
    } else if (parts.length === 0) at = start
    if (piece.start > at) parts.push({ start: at, end: piece.start, text: null })
    parts.push(piece)
    at = piece.end
  }
  parts.push({ start: at, end: contextEnd(source.text, at, source.text.length), text: null })
  return decoded(source, pieces, { label, mapped: assemble(source, parts) })
}

function contextStart(text: string, at: number): number {
  const from = Math.max(0, at - contextLength)
  const lineBreak = text.slice(from, at).lastIndexOf('\n')
  return lineBreak < 0 ? from : from + lineBreak + 1
}

function contextEnd(text: string, at: number, limit: number): number {
  const to = Math.min(limit, at + contextLength)
  const lineBreak = text.slice(at, to).indexOf('\n')
  return lineBreak < 0 ? to : at + lineBreak
}

function decoded(
  source: MappedText,
  pieces: readonly Piece[],
  { label, mapped }: { label: string; mapped: MappedText },
): Decoded {
  return {
    label,
    mapped,
    count: pieces.length,
    ranges: rangesOf(source, pieces),
  }
}

/** Where the pieces come from; from the hundredth on as one range. */
function rangesOf(source: MappedText, pieces: readonly Piece[]): Range[] {
  const ranges = pieces.slice(0, rangesMax).map((piece) => originOf(source, piece))
  const last = ranges[ranges.length - 1]
  const final = pieces[pieces.length - 1]
  if (last === undefined || final === undefined || pieces.length <= rangesMax) return ranges
  return [...ranges.slice(0, -1), { start: last.start, end: Math.max(last.end, originOf(source, final).end) }]
}
