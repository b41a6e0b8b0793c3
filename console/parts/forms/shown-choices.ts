/** One of the things to choose from. */
export interface Choice {
  /** By which it is known. */
  readonly value: string
  /** For people. */
  readonly label: string
}

/** So many choices stand on the page at once. */
export const choicesMax = 100

/**
 * The choices whose names hold what was typed, at most a hundred; the chosen one and the empty one, which stands for none, are always
 * among them, the chosen one also when it is not known, as an archived one that an address names. `isLong`: there are so many that
 * they have to be found; `isCut`: not all that were found are there.
 */
export function shownChoices(
  known: readonly Choice[],
  chosen: string,
  typed: string,
): { readonly shown: readonly Choice[]; readonly isCut: boolean; readonly isLong: boolean } {
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen)
  const choices = isKnown ? known : [...known, { value: chosen, label: chosen }]
  const isLong = choices.length > choicesMax
  if (!isLong) return { shown: choices, isCut: false, isLong }
  const wanted = typed.toLowerCase()
  const isFound = ({ label }: Choice) => label.toLowerCase().includes(wanted)
  const isKept = ({ value }: Choice) => value === '' || value === chosen
  const found = choices.filter((choice) => !isKept(choice) && isFound(choice))
  const within = new Set(found.slice(0, choicesMax))
  return {
    shown: choices.filter((choice) => isKept(choice) || within.has(choice)),
    isCut: found.length > choicesMax,
    isLong,
  }
}
