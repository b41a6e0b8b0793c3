import { type Piece, replacePieces } from '../piece.ts'
import { hexByteAt, utf8Of } from './bytes.ts'
import { piecesOfEncodedBytes } from './encoded-bytes.ts'

/** URL percent encoding of `text`; with `everything` also of the letters and digits that need none. */
export function encodePercent(text: string, everything = false): string {
  const parts: string[] = []
  for (const byte of utf8Of(text)) {
    const plain = !everything && isUnreserved(byte)
    parts.push(plain ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
  }
  return parts.join('')
}

/** `encoded` with its percent escapes undone; null when it has none that is UTF-8. `+` stays. Linear. */
export function decodePercent(encoded: string): string | null {
  return replacePieces(encoded, percentPieces(encoded))
}

/** Each character that is written with percent escapes. Linear. */
export function percentPieces(text: string): Piece[] {
  return piecesOfEncodedBytes(text, '%', (source, at) => {
    if (source.charCodeAt(at) !== 37) return null
    const value = hexByteAt(source, at + 1)
    return value < 0 ? null : { value, end: at + 3 }
  })
}

function isUnreserved(byte: number): boolean {
  const lower = byte | 32
  if (lower >= 97 && lower <= 122) return true
  return (byte >= 48 && byte <= 57) || byte === 45 || byte === 46 || byte === 95 || byte === 126
}
