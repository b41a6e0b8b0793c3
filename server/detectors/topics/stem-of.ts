/** Endings of English words, longest first, with what stands in their place. */
const endings: readonly (readonly [ending: string, replacement: string])[] = [
  ['ations', ''],
  ['ation', ''],
  ['ments', ''],
  ['ment', ''],
  ['ingly', ''],
  ['ings', ''],
  ['ies', 'y'],
  ['ing', ''],
  ['ers', ''],
  ['ed', ''],
  ['er', ''],
  ['es', ''],
  ['ly', ''],
  ['s', ''],
  ['e', ''],
]

/** What must be left of a word when an ending is taken off. */
const stemUnitsMin = 4

/**
 * A word without one English ending, so that "invoices", "invoiced" and "invoicing" are one. Light on purpose: it never
 * goes below four characters, and words of other languages mostly pass unchanged.
 */
export function stemOf(word: string): string {
  for (const [ending, replacement] of endings) {
    const left = word.length - ending.length
    if (left >= stemUnitsMin && word.endsWith(ending)) return word.slice(0, left) + replacement
  }
  return word
}
