import { type Piece, replacePieces } from '../piece.ts'

const override = '\u202e'
const pop = '\u202c'

/** `text` written backwards inside a right-to-left override: it shows as written, its characters stand in reverse. */
export function encodeBidiOverride(text: string): string {
  return override + Array.from(text).reverse().join('') + pop
}

/** `encoded` as it shows, with each overridden part turned round; null when there is no override. Linear. */
export function decodeBidiOverride(encoded: string): string | null {
  return replacePieces(encoded, bidiOverridePieces(encoded))
}

/** Each part inside a right-to-left override with its marks, up to the pop mark or the end of the text. Linear. */
export function bidiOverridePieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = text.indexOf(override)
  while (at >= 0) {
    const close = text.indexOf(pop, at + 1)
    const end = close < 0 ? text.length : close
    const shown = Array.from(text.slice(at + 1, end))
      .reverse()
      .join('')
    pieces.push({ start: at, end: close < 0 ? end : end + 1, text: shown })
    at = close < 0 ? -1 : text.indexOf(override, end)
  }
  return pieces
}
