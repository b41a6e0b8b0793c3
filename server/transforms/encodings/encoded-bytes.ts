import type { Piece } from '../piece.ts'
import { utf8Text } from './bytes.ts'

/** Reads one encoded byte at an offset: its value and where it ends, or null. */
export type ByteReader = (text: string, at: number) => { readonly value: number; readonly end: number } | null

/**
 * Runs of encoded bytes (`mark` is the first character of each), undone code point by code point so that each piece covers
 * exactly the characters that wrote it. A run that is not UTF-8 as a whole gives no piece. Linear when `read` is constant.
 */
export function piecesOfEncodedBytes(text: string, mark: string, read: ByteReader): Piece[] {
  const pieces: Piece[] = []
  let at = text.indexOf(mark)
  while (at >= 0) {
    const values: number[] = []
    const ends: number[] = []
    let end = at
    for (let next = read(text, end); next !== null; next = read(text, end)) {
      values.push(next.value)
      end = next.end
      ends.push(end)
    }
    if (values.length > 0) addRun(pieces, { start: at, values, ends })
    at = text.indexOf(mark, Math.max(end, at + 1))
  }
  return pieces
}

function addRun(pieces: Piece[], run: { start: number; values: number[]; ends: number[] }): void {
  const decoded = utf8Text(Uint8Array.from(run.values))
  if (decoded === null) return
  let start = run.start
  let byte = 0
  for (const character of decoded) {
    byte += utf8Length(character.codePointAt(0) ?? 0)
    const end = run.ends[byte - 1] ?? start
    pieces.push({ start, end, text: character })
    start = end
  }
}

function utf8Length(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
}
