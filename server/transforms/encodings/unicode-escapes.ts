import { type Piece, replacePieces } from '../piece.ts'
import { hexByteAt, hexValue } from './bytes.ts'

/** `u`: `\u0069` (surrogate pairs for more). `u-braces`: `\u{69}`. `x`: `\x69` up to U+00FF, else `\u0069`. `u-plus`: `U+0069`, spaced. */
export type UnicodeEscapeForm = 'u' | 'u-braces' | 'x' | 'u-plus'

/** Each character of `text` as an escape of `form` (default `u`). */
export function encodeUnicodeEscapes(text: string, form: UnicodeEscapeForm = 'u'): string {
  switch (form) {
    case 'u':
      return units(text).map(escapeU).join('')
    case 'x':
      return units(text)
        .map((unit) => (unit < 256 ? `\\x${hex(unit, 2)}` : escapeU(unit)))
        .join('')
    case 'u-braces':
      return Array.from(text, (character) => `\\u{${hex(character.codePointAt(0) ?? 0, 1)}}`).join('')
    case 'u-plus':
      return Array.from(text, (character) => `U+${hex(character.codePointAt(0) ?? 0, 4).toUpperCase()}`).join(' ')
  }
}

/** `encoded` with its Unicode escapes of every form undone; null when it has none. Linear. */
export function decodeUnicodeEscapes(encoded: string): string | null {
  return replacePieces(encoded, unicodeEscapePieces(encoded))
}

/** Each Unicode escape; white space between two escapes of the form `U+0069` belongs to the second. Linear. */
export function unicodeEscapePieces(text: string): Piece[] {
  const pieces: Piece[] = []
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit !== 92 && unit !== 85 && unit !== 117) continue
    const piece = unit === 92 ? backslashEscape(text, i) : plusEscape(text, i)
    if (piece === null) continue
    pieces.push(unit === 92 ? piece : joinedToLast(text, piece, pieces))
    i = piece.end - 1
  }
  return pieces
}

function backslashEscape(text: string, at: number): Piece | null {
  const kind = text.charCodeAt(at + 1) | 32
  if (kind === 120) {
    const value = hexByteAt(text, at + 2)
    return value < 0 ? null : { start: at, end: at + 4, text: String.fromCharCode(value) }
  }
  if (kind !== 117) return null
  if (text.charCodeAt(at + 2) === 123) return bracedEscape(text, at)
  const { value, length } = readHex(text, at + 2, 4)
  return length < 4 ? null : { start: at, end: at + 6, text: String.fromCharCode(value) }
}

function bracedEscape(text: string, at: number): Piece | null {
  const { value, length } = readHex(text, at + 3, 6)
  if (length === 0 || value > 0x10ffff || text.charCodeAt(at + 3 + length) !== 125) return null
  return { start: at, end: at + 4 + length, text: String.fromCodePoint(value) }
}

function plusEscape(text: string, at: number): Piece | null {
  if (text.charCodeAt(at + 1) !== 43) return null
  const { value, length } = readHex(text, at + 2, 6)
  if (length < 4 || value > 0x10ffff) return null
  return { start: at, end: at + 2 + length, text: String.fromCodePoint(value) }
}

function joinedToLast(text: string, piece: Piece, before: readonly Piece[]): Piece {
  const last = before[before.length - 1]
  if (last === undefined || piece.start - last.end !== 1 || text.charCodeAt(last.end) !== 32) return piece
  return { ...piece, start: last.end }
}

function readHex(text: string, at: number, lengthMax: number): { value: number; length: number } {
  let value = 0
  let length = 0
  while (length < lengthMax) {
    const digit = hexValue(text.charCodeAt(at + length))
    if (digit < 0) break
    value = value * 16 + digit
    length++
  }
  return { value, length }
}

function units(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))
}

function escapeU(unit: number): string {
  return `\\u${hex(unit, 4)}`
}

function hex(value: number, lengthMin: number): string {
  return value.toString(16).padStart(lengthMin, '0')
}
