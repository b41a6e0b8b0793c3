import { knownWordLengthMax, knownWordValue } from './known-words.ts'

const unknownLetterCost = 420
const unknownWordCost = 600
const lengthMax = 256

/** Where words begin in letters that stand without spaces, and how many letters belong to known words of three letters or more. */
export interface SplitWords {
  /** Offsets, ascending, the first is 0. */
  readonly starts: readonly number[]
  readonly knownLetters: number
}

/**
 * The likeliest words in `letters`: the path with the commonest known words, unknown stretches costing most. Looks at the first 256 units,
 * and tries 24 lengths at each: linear.
 */
export function splitIntoWords(letters: string): SplitWords {
  const length = Math.min(letters.length, lengthMax)
  const cost = new Float64Array(length + 1).fill(Infinity)
  const from = new Int32Array(length + 1)
  const known = new Uint8Array(length + 1)
  cost[0] = 0
  for (let end = 1; end <= length; end++) {
    for (let start = Math.max(0, end - knownWordLengthMax); start < end; start++) {
      const value = knownWordValue(letters.slice(start, end))
      const step = value === null ? unknownWordCost + unknownLetterCost * (end - start) : -value
      const total = (cost[start] ?? Infinity) + step
      if (total >= (cost[end] ?? Infinity)) continue
      cost[end] = total
      from[end] = start
      known[end] = value === null ? 0 : 1
    }
  }
  return readBack({ length, from, known })
}

function readBack({ length, from, known }: { length: number; from: Int32Array; known: Uint8Array }): SplitWords {
  const starts: number[] = []
  let knownLetters = 0
  for (let end = length; end > 0; ) {
    const start = from[end] ?? 0
    if (known[end] === 1 && end - start >= 3) knownLetters += end - start
    starts.push(start)
    end = start
  }
  return { starts: starts.reverse(), knownLetters }
}
