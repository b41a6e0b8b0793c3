/** A piece of a text, and whether it is evidence. */
export interface MarkedPiece {
  /** Never empty. */
  readonly text: string
  /** True where it is evidence. */
  readonly isMarked: boolean
}

/** Cuts a text at the borders of its evidence; overlapping places become one, and what lies outside is ignored. */
export function markEvidence(
  text: string,
  places: readonly { readonly start: number; readonly end: number }[],
): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const { start, end } of [...places].sort((one, other) => one.start - other.start)) {
    const from = Math.min(text.length, Math.max(at, start))
    const to = Math.min(text.length, end)
    if (to <= from) continue
    if (from > at) pieces.push({ text: text.slice(at, from), isMarked: false })
    pieces.push({ text: text.slice(from, to), isMarked: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false })
  return pieces
}
