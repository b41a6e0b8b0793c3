import { letterIndex } from './character-model.ts'
import { knownWordLengthMax, knownWordValue, mayBeKnown, nextWordHash, wordHashStart } from './known-words.ts'

const unknownLetterCost = 420
const unknownWordCost = 600

/** A word among letters that stand without spaces. */
export interface SplitWord {
  /** In UTF-16 units among the letters. */
  readonly start: number
  /** In units. */
  readonly length: number
  /** Whether it is a known word of any length. */
  readonly isKnown: boolean
}

/** Letters that stand without spaces, parted. */
export interface SplitWords {
  /** In order, without gap. */
  readonly words: readonly SplitWord[]
  /** How many letters belong to known words of three letters or more. */
  readonly knownLetters: number
}

/** The likeliest words in `letters`: the path with the commonest known words, unknown stretches costing most. Tries 24 lengths at each letter: linear. */
export function splitIntoWords(letters: string): SplitWords {
  const { length } = letters
  const plain = plainLettersOf(letters)
  const cost = new Float64Array(length + 1).fill(Infinity)
  const from = new Int32Array(length + 1)
  const known = new Uint8Array(length + 1)
  cost[0] = 0
  for (let start = 0; start < length; start++) {
    const before = cost[start] ?? Infinity
    let hash = wordHashStart
    for (let end = start + 1; end <= Math.min(length, start + knownWordLengthMax); end++) {
      const letter = plain[end - 1] ?? 0
      if (letter !== mark) hash = letter === 0 || hash < 0 ? -1 : nextWordHash(hash, letter)
      const value = hash >= 0 && mayBeKnown(hash) ? knownWordValue(letters.slice(start, end)) : null
      const total = before + (value === null ? unknownWordCost + unknownLetterCost * (end - start) : -value)
      if (total >= (cost[end] ?? Infinity)) continue
      cost[end] = total
      from[end] = start
      known[end] = value === null ? 0 : 1
    }
  }
  return readBack({ length, from, known })
}

const mark = 255

/** For each unit 1 to 26 without its accent, 255 for an accent that stands apart, else 0. */
function plainLettersOf(letters: string): Uint8Array {
  const plain = new Uint8Array(letters.length)
  for (let i = 0; i < letters.length; i++) {
    const unit = letters.charCodeAt(i)
    if (unit < 128) plain[i] = letterIndex[unit] ?? 0
    else if (/\p{M}/u.test(letters.charAt(i))) plain[i] = mark
    else plain[i] = letterIndex[letters.charAt(i).normalize('NFD').charCodeAt(0)] ?? 0
  }
  return plain
}

function readBack({ length, from, known }: { length: number; from: Int32Array; known: Uint8Array }): SplitWords {
  const words: SplitWord[] = []
  let knownLetters = 0
  for (let end = length; end > 0; ) {
    const start = from[end] ?? 0
    if (known[end] === 1 && end - start >= 3) knownLetters += end - start
    words.push({ start, length: end - start, isKnown: known[end] === 1 })
    end = start
  }
  return { words: words.reverse(), knownLetters }
}
