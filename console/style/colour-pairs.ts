/** A colour of the look, and what it stands on. */
export interface ColourPair {
  readonly name: string
  /** Null where it is no colour of texts on a back of their own. */
  readonly back: string | null
}

/** The colours among the variables of a look: those with a back of their own together with it. */
export function colourPairs(names: readonly string[]): readonly ColourPair[] {
  return names
    .filter((name) => !name.endsWith('-back'))
    .map((name) => ({ name, back: names.includes(`${name}-back`) ? `${name}-back` : null }))
}
