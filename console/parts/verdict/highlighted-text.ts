/** A place in a text. */
export interface TextSpan {
  /** In UTF-16 units, inclusive. */
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** What was seen there, as the service names it. */
  readonly label: string
  /** In which view of the text it was seen. */
  readonly view: string
}

/** A piece of a text, and what was seen there. */
export interface TextPiece {
  /** In UTF-16 units of the whole text. */
  readonly start: number
  /** What stands there. */
  readonly text: string
  readonly spans: readonly TextSpan[]
}

/** Cuts a text at the borders of its spans, which may overlap; what lies outside the text is left out. */
export function piecesOf(text: string, spans: readonly TextSpan[]): readonly TextPiece[] {
  const inside = spans.filter(({ start, end }) => start < end && start < text.length && end > 0)
  const borders = new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])
  const sorted = [...borders].filter((at) => at >= 0 && at <= text.length).sort((one, other) => one - other)
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length
    return { start, text: text.slice(start, end), spans: inside.filter((span) => span.start < end && span.end > start) }
  })
}
