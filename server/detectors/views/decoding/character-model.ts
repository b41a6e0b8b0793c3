import model from '../character-model.generated.json' with { type: 'json' }

/**
 * Which letter follows which in words of the languages in Latin letters: 100 times the natural logarithm of P(next | letter),
 * row-major 27 × 27, where 0 is the edge of a word and 1 to 26 are a to z. `training/character-model.ts` makes it.
 */
export const letterPairs: Int16Array = Int16Array.from(model.rows.flat())

/** 1 to 26 for a letter A to Z of either case, 0 for every other unit below 128. */
export const letterIndex: Uint8Array = Uint8Array.from({ length: 128 }, (_, unit) => {
  const lower = unit | 32
  return unit >= 65 && lower >= 97 && lower <= 122 ? lower - 96 : 0
})

/** A word is natural when its pairs reach this on average; words of prose lie near -250, words of a cipher near -480. */
export const naturalPairMin = -330

/** The mean of `letterPairs` over the words of ASCII letters in `text` from `start` to `end`; -Infinity when there is none. Linear. */
export function meanPairOf(text: string, start = 0, end = text.length): number {
  let sum = 0
  let pairs = 0
  let previous = 0
  for (let i = start; i <= end; i++) {
    const unit = i < end ? text.charCodeAt(i) : 32
    const letter = unit < 128 ? (letterIndex[unit] ?? 0) : 0
    if (previous === 0 && letter === 0) continue
    sum += letterPairs[previous * 27 + letter] ?? 0
    pairs++
    previous = letter
  }
  return pairs === 0 ? -Infinity : sum / pairs
}
