/** As many texts as the service takes at once. */
export const sentencesMax = 20
/** As long as it takes each, in UTF-16 units. */
const unitsMax = 10_000

/** The lines of a box that say something, and whether some had to be left out or cut. */
export function ownSentences(typed: string): { readonly sentences: readonly string[]; readonly isCut: boolean } {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const sentences = lines.slice(0, sentencesMax).map((line) => line.slice(0, unitsMax).toWellFormed())
  return { sentences, isCut: lines.length > sentencesMax || lines.some((line) => line.length > unitsMax) }
}
