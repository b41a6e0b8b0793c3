import type { Range } from '../../../text/range.ts'
import { letterIndex } from '../decoding/character-model.ts'
import { type Cipher, sameLetters, substitutions, turned } from '../decoding/ciphers.ts'
import { knownWordLengthMax, mayBeKnown, nextWordHash, wordHashStart } from '../decoding/known-words.ts'

/** Where a cipher stands among other unknown words. */
export interface HiddenWords {
  readonly cipher: Cipher
  readonly range: Range
}

/** Letters in known words, less those in words that stay unknown: fewer come about by chance. */
const balanceMin = 16
const wordsMin = 3

interface Word extends Range {
  readonly letters: Uint8Array
}

/**
 * Parts of `sample`, which has unknown words alone, that one cipher turns into words that may be known: to be proved by the caller. In each part the
 * letters of known words outweigh those of unknown ones, and three are of three letters or more. Linear: each letter is looked at once a cipher.
 */
export function hiddenWords(sample: string): HiddenWords[] {
  const words = wordsOf(sample)
  if (words.length < wordsMin) return []
  const found: HiddenWords[] = []
  for (const { cipher, plainOf } of substitutions)
    for (const range of likelyParts(words, plainOf, 0)) found.push({ cipher, range })
  for (const range of likelyParts(words, sameLetters, 1)) found.push({ cipher: turned, range })
  return found
}

function wordsOf(sample: string): Word[] {
  const letters = new Uint8Array(sample.length)
  const words: Word[] = []
  let start = -1
  for (let i = 0; i <= sample.length; i++) {
    const unit = i < sample.length ? sample.charCodeAt(i) : 32
    const letter = unit < 128 ? (letterIndex[unit] ?? 0) : 0
    if (letter > 0) {
      letters[i] = letter
      if (start < 0) start = i
    } else if (start >= 0) {
      words.push({ start, end: i, letters: letters.subarray(start, i) })
      start = -1
    }
  }
  return words
}

/** The parts with the greatest balance, one after another, as long as each has enough. */
function likelyParts(words: readonly Word[], plainOf: Uint8Array, isTurned: 0 | 1): Range[] {
  const parts: Range[] = []
  let part = { start: 0, sum: 0, best: 0, bestEnd: 0, words: 0 }
  const finish = (): void => {
    if (part.best >= balanceMin && part.words >= wordsMin) parts.push({ start: part.start, end: part.bestEnd })
    part = { start: 0, sum: 0, best: 0, bestEnd: 0, words: 0 }
  }
  for (const word of words) {
    const { length } = word.letters
    const known = mayBeKnown(hashOf(word.letters, plainOf, isTurned))
    if (!known && part.sum === 0) continue
    const sum = part.sum + (length === 1 ? 0 : known ? length : -length)
    if (sum <= 0) {
      if (part.sum > 0) finish()
      continue
    }
    if (part.sum === 0) part.start = word.start
    part.sum = sum
    if (known && length > 2) part.words++
    if (sum > part.best) {
      part.best = sum
      part.bestEnd = word.end
    }
    // What follows must not eat up what was found: half of it lost means that the part is over.
    if (part.best >= balanceMin && sum * 2 < part.best) finish()
  }
  finish()
  return parts
}

function hashOf(letters: Uint8Array, plainOf: Uint8Array, isTurned: 0 | 1): number {
  let hash = wordHashStart
  const { length } = letters
  if (length > knownWordLengthMax) return 0
  for (let i = 0; i < length; i++)
    hash = nextWordHash(hash, plainOf[letters[isTurned === 1 ? length - 1 - i : i] ?? 0] ?? 0)
  return hash
}
