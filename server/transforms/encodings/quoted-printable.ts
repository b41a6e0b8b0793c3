import { type Piece, replacePieces } from '../piece.ts'
import { hexByteAt, utf8Of } from './bytes.ts'
import { piecesOfEncodedBytes } from './encoded-bytes.ts'

const lineLengthMax = 76

/** Quoted-printable (RFC 2045) of `text`, wrapped at 76 characters; with `everything` each byte is escaped. */
export function encodeQuotedPrintable(text: string, everything = false): string {
  const parts: string[] = []
  let column = 0
  for (const byte of utf8Of(text)) {
    const plain = !everything && byte >= 32 && byte <= 126 && byte !== 61
    const part = plain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    if (column + part.length > lineLengthMax - 1) {
      parts.push('=\r\n')
      column = 0
    }
    parts.push(part)
    column += part.length
  }
  return parts.join('')
}

/** `encoded` with its escapes and soft line breaks undone; null when a `=` begins neither, or there is none. Linear. */
export function decodeQuotedPrintable(encoded: string): string | null {
  for (let at = encoded.indexOf('='); at >= 0; at = encoded.indexOf('=', at + 1)) {
    if (hexByteAt(encoded, at + 1) < 0 && softBreakEnd(encoded, at) < 0) return null
  }
  return replacePieces(encoded, quotedPrintablePieces(encoded))
}

/** Each character written with escapes, and each soft line break (as empty text, unless it stands inside a character), in order. Linear. */
export function quotedPrintablePieces(text: string): Piece[] {
  const characters = escapes(text)
  let c = 0
  const breaks = softBreaks(text).filter((piece) => {
    while ((characters[c]?.end ?? Infinity) <= piece.start) c++
    return (characters[c]?.start ?? Infinity) >= piece.end
  })
  return characters.concat(breaks).sort((a, b) => a.start - b.start)
}

function escapes(text: string): Piece[] {
  return piecesOfEncodedBytes(text, '=', (source, at) => {
    if (source.charCodeAt(at) !== 61) return null
    const afterBreak = softBreakEnd(source, at)
    const start = afterBreak < 0 ? at : afterBreak
    const value = source.charCodeAt(start) === 61 ? hexByteAt(source, start + 1) : -1
    return value < 0 ? null : { value, end: start + 3 }
  })
}

function softBreaks(text: string): Piece[] {
  const pieces: Piece[] = []
  for (let at = text.indexOf('='); at >= 0; at = text.indexOf('=', at + 1)) {
    const end = softBreakEnd(text, at)
    if (end >= 0) pieces.push({ start: at, end, text: '' })
  }
  return pieces
}

function softBreakEnd(text: string, at: number): number {
  if (text.charCodeAt(at + 1) === 10) return at + 2
  return text.charCodeAt(at + 1) === 13 && text.charCodeAt(at + 2) === 10 ? at + 3 : -1
}
