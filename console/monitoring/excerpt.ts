/** A place in a text. */
interface Place {
  readonly start: number
  readonly end: number
}

/** A part of a text, with the places that lie in it. */
export interface Excerpt {
  /** As it stands in the whole text, with an ellipsis where it is cut. */
  readonly text: string
  readonly places: readonly Place[]
}

const unitsMax = 300
const before = 40

/** The beginning of a text, or where the first place is far inside, its surroundings. What is left out stands as `…`. */
export function excerptOf(text: string, places: readonly Place[]): Excerpt {
  const first = places[0]?.start ?? 0
  const from = text.length <= unitsMax || first < before * 2 ? 0 : wholeLetter(text, first - before)
  const to = wholeLetter(text, Math.min(text.length, from + unitsMax))
  const lead = from > 0 ? '…' : ''
  const shifted = places
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from + lead.length, end: end - from + lead.length }))
  return { text: `${lead}${text.slice(from, to)}${to < text.length ? '…' : ''}`, places: shifted }
}

/** A cut between the two halves of a letter goes in front of it. */
function wholeLetter(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at
}
