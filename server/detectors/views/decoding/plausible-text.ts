import { meanPairOf, naturalPairMin } from './character-model.ts'
import { isKnownWord } from './known-words.ts'

const windowLength = 4096
/** So many letters in known words one behind the other are a sentence, whatever stands around them. */
const sentence: Run = { words: 6, letters: 24 }
/** In a short text that is printable throughout, fewer are enough: chance makes no such bytes. */
const phrase: Run = { words: 2, letters: 8 }
const beyondAscii = /[^\x00-\x7f]/
const invisible = /[\p{Cf}\p{Variation_Selector}\u034f]/gu
const latinWords = /[A-Za-z\u00c0-\u024f]+/g
const otherLetters = /[\u0370-\u1fff\u2c00-\ud7ff\uf900-\ufdff]/g

/** Whether `text` has nothing but printable characters, tabs and line breaks; up to 2 % may be others. Linear. */
export function isPrintable(text: string): boolean {
  let bad = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit >= 32 && unit < 127) continue
    if (unit === 9 || unit === 10 || unit === 13) continue
    if (unit < 160 || unit === 0xfffd || (unit >= 0xe000 && unit < 0xf900)) bad++
  }
  return text.length > 0 && bad * 50 <= text.length
}

/**
 * Whether something that was decoded reads as words of a language: printable, mostly letters, several words apart by spaces whose letters
 * follow each other as in words; or letters of another script. Keys, hashes, images, compact JSON and identifiers do not.
 * Judges windows of 4,096 units: one that reads as words is enough, and so is one sentence of six known words or more,
 * or two in a short text of printable characters alone. Linear.
 * Misses: a single word, words without spaces in Latin letters.
 */
export function isPlausibleText(text: string): boolean {
  for (let at = 0; at < text.length; at += windowLength)
    if (isPlausibleWindow(text.slice(at, at + windowLength))) return true
  if (text.length > windowLength) return hasRun(text, sentence)
  return onlyPrintable.test(text) && hasRun(text, phrase)
}

/** How many known words and letters in them, one behind the other. */
interface Run {
  readonly words: number
  readonly letters: number
}

const onlyPrintable = /^[\t\n\r\x20-\x7e]+$/

/** Whether known words follow each other with a space, or a mark and a space, between them. */
function hasRun(text: string, least: Run): boolean {
  let words = 0
  let letters = 0
  let end = -1
  for (const match of text.matchAll(latinWords)) {
    const gap = match.index - end
    const follows = end >= 0 && gap <= 3 && /\s/.test(text.slice(end, match.index))
    const known = match[0].length > 1 && match[0].length < 25 && isKnownWord(match[0])
    end = match.index + match[0].length
    words = known ? (follows ? words + 1 : 1) : 0
    letters = known ? (follows ? letters + match[0].length : match[0].length) : 0
    if (words >= least.words && letters >= least.letters) return true
  }
  return false
}

function isPlausibleWindow(start: string): boolean {
  if (!isPrintable(start)) return false
  const sample = beyondAscii.test(start) ? start.normalize('NFKC').replace(invisible, '') : start
  const others = sample.match(otherLetters)?.length ?? 0
  const words = sample.match(latinWords) ?? []
  const latin = words.reduce((sum, word) => sum + word.length, 0)
  const visible = sample.replace(/\s+/g, '').length
  if ((others + latin) * 10 < visible * 6) return false
  if (others >= 4 && others * 2 >= latin) return true
  return readsAsWords(sample, words)
}

function readsAsWords(sample: string, words: readonly string[]): boolean {
  const gaps = sample.match(/[A-Za-z\u00c0-\u024f][,.;:!?"')]?\s+["'(]?[A-Za-z\u00c0-\u024f]/g)?.length ?? 0
  if (gaps === 0 || words.length < 2) return false
  const known = words.filter((word) => word.length > 1 && isKnownWord(word)).length
  if (known === words.length) return sample.length >= 8
  // Morse makes lone letters of rows of dots or dashes.
  if (words.reduce((sum, word) => sum + word.length, 0) < 2 * words.length) return false
  return (
    words.length >= 3 &&
    gaps * 3 >= words.length - 1 &&
    (known >= 2 || words.length >= 4) &&
    meanPairOf(sample) >= naturalPairMin
  )
}
