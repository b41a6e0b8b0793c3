/** A part of a text that stands for other text: `start` to `end` (exclusive, UTF-16 units) reads as `text`. */
export interface Piece {
  /** From 0. */
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** What the part means once it is undone; may be empty. */
  readonly text: string
}

/** `text` with each piece replaced by what it stands for; null when there is none. Pieces are sorted and do not overlap. Linear. */
export function replacePieces(text: string, pieces: readonly Piece[]): string | null {
  if (pieces.length === 0) return null
  const parts: string[] = []
  let at = 0
  for (const piece of pieces) {
    if (piece.start > at) parts.push(text.slice(at, piece.start))
    parts.push(piece.text)
    at = piece.end
  }
  parts.push(text.slice(at))
  return parts.join('')
}
