import type { Range } from '../../../text/range.ts'
import { decodeReversed } from '../../../transforms/ciphers/reversed.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { hiddenWords } from '../markup/hidden-words.ts'
import { letterIndex, letterPairs, meanPairOf } from './character-model.ts'
import { type Cipher, sameLetters, substitutions, turned } from './ciphers.ts'
import { isKnownWord } from './known-words.ts'
import { unknownStretches } from './unknown-stretches.ts'

/** A stretch that reads as words once its cipher is undone, and the name of the cipher. */
export interface Deciphered {
  readonly name: string
  readonly piece: Piece
}

const judgedLengthMax = 2048
/** Long stretches are judged in windows that overlap by so much. */
const overlapLength = 512
const candidatesMax = 4
const scoredPairsMax = 400
const growthWordsMax = 8
/** Without enough known words: so much likelier a pair must be on average than in the cipher, and so likely. 100 is a factor of e. */
const likelierMin = 60
const pairMin = -300
const lettersWithoutWordsMin = 30
/** What is less likely than this on average reads as no language: not worth a look at its words. */
const worthPairMin = -400

/**
 * Stretches in ROT-n, Atbash or turned round. Taken for a cipher only when the words are unknown as they stand and, undone, mostly known words or
 * far likelier letter by letter; so texts in other languages stay what they are. A cipher among other unknown words is found by its own words.
 * Linear: every stretch is looked at, in windows that together are at most 4/3 of it, each scored once for all rotations.
 * Misses: fewer than 11 letters; other alphabets; languages without known words when shorter than 30 letters.
 */
export function decipher(text: string): Deciphered[] {
  const found: Deciphered[] = []
  for (const stretch of unknownStretches(text)) {
    if (stretch.end - stretch.start <= judgedLengthMax) addDeciphered(found, text, stretch)
    else for (const window of windowsOf(stretch)) addDeciphered(found, text, window)
  }
  return found
}

function windowsOf({ start, end }: Range): Range[] {
  const windows: Range[] = []
  for (let at = start; at < end - overlapLength; at += judgedLengthMax - overlapLength)
    windows.push({ start: at, end: Math.min(end, at + judgedLengthMax) })
  return windows
}

function addDeciphered(found: Deciphered[], text: string, stretch: Range): void {
  const sample = text.slice(stretch.start, stretch.end)
  const best = likeliest(sample).find((cipher) => isBroken(sample, cipher.undo(sample) ?? sample))
  if (best !== undefined) {
    addForms(found, text, { stretch, cipher: best })
    return
  }
  for (const { cipher, range } of hiddenWords(sample)) {
    const part = { start: stretch.start + range.start, end: stretch.start + range.end }
    const written = text.slice(part.start, part.end)
    if (isBroken(written, cipher.undo(written) ?? written)) addForms(found, text, { stretch: part, cipher })
  }
}

function addForms(found: Deciphered[], text: string, { stretch, cipher }: { stretch: Range; cipher: Cipher }): void {
  const isTurned = cipher.name === 'reversed'
  const whole = isTurned ? withPunctuation(text, stretch) : grown(text, stretch, cipher.undo)
  const forms = isTurned ? turnedForms(text.slice(whole.start, whole.end)) : [cipher]
  for (const { name, undo } of forms) {
    const plain = undo(text.slice(whole.start, whole.end))
    if (plain !== null) found.push({ name, piece: { ...whole, text: plain } })
  }
}

/** The ciphers whose undoing makes the letter pairs of `sample` likeliest, best first; none when that still reads as no language. */
function likeliest(sample: string): Cipher[] {
  const pairs = pairsOf(sample)
  const scored: { score: number; cipher: Cipher }[] = []
  for (const { cipher, plainOf } of substitutions) scored.push({ score: scoreOf(pairs, plainOf, 0), cipher })
  scored.push({
    score: scoreOf(pairs, sameLetters, 1),
    cipher: turned,
  })
  const worth = scored.filter(({ score }) => score * 2 >= worthPairMin * pairs.length)
  worth.sort((a, b) => b.score - a.score)
  return worth.slice(0, candidatesMax).map(({ cipher }) => cipher)
}

/** Each pair of letters (0 for the edge of a word) that follow each other, as two entries. */
function pairsOf(sample: string): Uint8Array {
  const pairs = new Uint8Array(2 * sample.length + 2)
  let length = 0
  let previous = 0
  for (let i = 0; i <= sample.length; i++) {
    const unit = i < sample.length ? sample.charCodeAt(i) : 32
    const letter = unit < 128 ? (letterIndex[unit] ?? 0) : 0
    if (previous + letter > 0) {
      pairs[length++] = previous
      pairs[length++] = letter
    }
    previous = letter
  }
  return pairs.subarray(0, Math.min(length, 2 * scoredPairsMax))
}

/** `turned` is 1 when the text runs backwards: what follows in it comes first. */
function scoreOf(pairs: Uint8Array, plainOf: Uint8Array, turned: 0 | 1): number {
  let sum = 0
  for (let i = 0; i < pairs.length; i += 2) {
    const first = plainOf[pairs[i + turned] ?? 0] ?? 0
    const second = plainOf[pairs[i + 1 - turned] ?? 0] ?? 0
    sum += letterPairs[first * 27 + second] ?? 0
  }
  return sum
}

function isBroken(cipher: string, plain: string): boolean {
  const before = knownShare(cipher)
  const after = knownShare(plain)
  if (!after.hasProof) return false
  if (after.share >= 0.5 && after.share >= before.share + 0.3) return true
  const gain = meanPairOf(plain) - meanPairOf(cipher)
  return (
    after.letters >= lettersWithoutWordsMin &&
    gain >= likelierMin &&
    meanPairOf(plain) >= pairMin &&
    after.share >= before.share + 0.2
  )
}

interface KnownShare {
  /** Whether two different known words with nine letters together occur, one of four or more: fewer come about by chance. */
  readonly hasProof: boolean
  /** The share of letters that stand in known words of two letters or more; words that come again count once. */
  readonly share: number
  /** Letters in all, counted so. */
  readonly letters: number
}

function knownShare(text: string): KnownShare {
  let known = 0
  let letters = 0
  let longest = 0
  let words = 0
  let proof = 0
  for (const word of new Set(text.toLowerCase().match(/[a-z]+/g))) {
    letters += word.length
    if (word.length < 2 || !isKnownWord(word)) continue
    known += word.length
    if (word.length < 3) continue
    words++
    proof += word.length
    longest = Math.max(longest, word.length)
  }
  return { hasProof: words >= 2 && proof >= 9 && longest >= 4, share: letters === 0 ? 0 : known / letters, letters }
}

/** `stretch` with the words before and after it that read better undone than as they stand, up to 8 on each side. */
function grown(text: string, stretch: Range, undo: (text: string) => string | null): Range {
  const before = grownBy(undo, () => {
    let at = stretch.start
    return () => {
      const word = /([A-Za-z]{1,24})[^A-Za-z\n]{1,3}$/.exec(text.slice(Math.max(0, at - 30), at))
      if (word?.[1] === undefined) return null
      at -= word[0].length
      return { word: word[1], length: word[0].length }
    }
  })
  const after = grownBy(undo, () => {
    let at = stretch.end
    return () => {
      const word = /^[^A-Za-z\n]{1,3}([A-Za-z]{1,24})/.exec(text.slice(at, at + 30))
      if (word?.[1] === undefined) return null
      at += word[0].length
      return { word: word[1], length: word[0].length }
    }
  })
  return { start: stretch.start - before, end: stretch.end + after }
}

/** How far to go on: to where the letters that are known only undone most outweigh those that are not. Words known both ways weigh nothing. */
function grownBy(
  undo: (text: string) => string | null,
  walk: () => () => { readonly word: string; readonly length: number } | null,
): number {
  const next = walk()
  let weight = 0
  let best = 0
  let length = 0
  let bestLength = 0
  for (let i = 0; i < growthWordsMax; i++) {
    const step = next()
    if (step === null) break
    length += step.length
    const asItIs = step.word.length > 1 && isKnownWord(step.word)
    const undone = step.word.length > 1 && isKnownWord(undo(step.word) ?? '')
    if (asItIs !== undone) weight += undone ? step.word.length : -2 * step.word.length
    if (weight <= best) continue
    best = weight
    bestLength = length
  }
  return bestLength
}

function withPunctuation(text: string, stretch: Range): Range {
  let { start, end } = grown(text, stretch, (word) => decodeReversed(word) ?? word)
  while (start > 0 && /[.!?]/.test(text.charAt(start - 1))) start--
  while (end < text.length && /[.!?]/.test(text.charAt(end))) end++
  return { start, end }
}

/** A capital that ends the last word shows that the whole was turned round, one that ends the first word that each word was; else both. */
function turnedForms(text: string): Cipher[] {
  const whole: Cipher = { name: 'reversed', undo: (part) => decodeReversed(part) }
  const inWords: Cipher = { name: 'reversed-in-words', undo: (part) => decodeReversed(part, 'in-words') }
  const words = text.match(/[A-Za-z]+/g) ?? []
  const capitalFirst = /[a-z][A-Z]$/.test(words[0] ?? '')
  const capitalLast = /[a-z][A-Z]$/.test(words[words.length - 1] ?? '')
  if (words.length < 2 || (capitalLast && !capitalFirst)) return [whole]
  return capitalFirst && !capitalLast ? [inWords] : [whole, inWords]
}
