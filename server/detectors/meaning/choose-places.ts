/** What `choosePlaces` chooses from. */
export interface PlaceChoice {
  /** How many places there are, in the order of the text. */
  readonly count: number
  /** How many may be chosen. */
  readonly most: number
  /** Places with a sign of something worth reading, the likeliest first. */
  readonly signed: readonly number[]
}

/**
 * Which places of a text are read when not all can be: the first two and the last two, where orders and questions stand;
 * then those with signs, up to half; the rest spread evenly, so that no stretch is safe to hide in. In order.
 */
export function choosePlaces({ count, most, signed }: PlaceChoice): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, place) => place)
  const chosen = new Set<number>()
  const choose = (place: number, upTo: number): void => {
    if (chosen.size < upTo && place >= 0 && place < count) chosen.add(place)
  }
  for (const place of [0, count - 1, 1, count - 2]) choose(place, most)
  const withSigns = chosen.size + Math.floor((most - chosen.size) / 2)
  for (const place of signed) choose(place, withSigns)
  const left = Array.from({ length: count }, (_, place) => place).filter((place) => !chosen.has(place))
  const wanted = most - chosen.size
  for (let at = 0; at < wanted; at++) choose(left[Math.floor(((at + 0.5) * left.length) / wanted)] ?? -1, most)
  return [...chosen].sort((a, b) => a - b)
}
