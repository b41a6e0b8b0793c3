import { type Piece, replacePieces } from '../piece.ts'
import { hexValue } from './bytes.ts'
import { namedEntities } from './named-entities.ts'

/** `named` escapes only what HTML must (`&`, `<`, `>`, quotes); the others write each character by number. */
export type HtmlEntityForm = 'named' | 'decimal' | 'hexadecimal'

const nameLengthMax = 32

/** `text` with HTML character references of `form` (default `decimal`). */
export function encodeHtmlEntities(text: string, form: HtmlEntityForm = 'decimal'): string {
  if (form === 'named') return Array.from(text, (character) => reserved.get(character) ?? character).join('')
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    return form === 'decimal' ? `&#${code};` : `&#x${code.toString(16)};`
  }).join('')
}

/** `encoded` with its character references undone; null when it has none. Numbers need no semicolon, names do. Linear. */
export function decodeHtmlEntities(encoded: string): string | null {
  return replacePieces(encoded, htmlEntityPieces(encoded))
}

/** Each character reference. Linear: a reference is at most 34 units long. */
export function htmlEntityPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    const piece = text.charCodeAt(at + 1) === 35 ? numbered(text, at) : named(text, at)
    if (piece !== null) pieces.push(piece)
  }
  return pieces
}

function numbered(text: string, at: number): Piece | null {
  const hexadecimal = (text.charCodeAt(at + 2) | 32) === 120
  const base = hexadecimal ? 16 : 10
  let end = at + (hexadecimal ? 3 : 2)
  const digitsStart = end
  let value = 0
  while (end < at + nameLengthMax) {
    const digit = hexValue(text.charCodeAt(end))
    if (digit < 0 || digit >= base) break
    value = Math.min(value * base + digit, 0x110000)
    end++
  }
  if (end === digitsStart || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff)) return null
  if (text.charCodeAt(end) === 59) end++
  return { start: at, end, text: String.fromCodePoint(value) }
}

function named(text: string, at: number): Piece | null {
  let end = at + 1
  while (end < at + nameLengthMax && isAlphanumeric(text.charCodeAt(end))) end++
  if (end === at + 1 || text.charCodeAt(end) !== 59) return null
  const meaning = namedEntities.get(text.slice(at + 1, end))
  return meaning === undefined ? null : { start: at, end: end + 1, text: meaning }
}

function isAlphanumeric(unit: number): boolean {
  const lower = unit | 32
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57)
}

const reserved: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])
