import { decodeLeet } from '../../transforms/leet.ts'
import type { Piece } from '../../transforms/piece.ts'
import type { DisguiseLog } from './disguises.ts'
import { isKnownWord } from './known-words.ts'
import { type MappedText, originOf, rewrite } from './mapped-text.ts'
import { splitIntoWords } from './split-into-words.ts'

const loneLetter = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}@$](?:\p{M}{0,3})(?![\p{L}\p{N}\p{M}])/gu
const gapLengthMax = 5
const lettersMin = 5

interface Lone {
  readonly start: number
  readonly end: number
}

/**
 * `source` with letters that stand alone joined to words ("i g n o r e   a l l", "i-g-n-o-r-e a-l-l"): one character between two letters joins
 * them, more begin a new word; words that run together are parted by a list of known words. Done only where most of the result is known words,
 * or letters of a script other than Latin. Noted as `letter-spacing`. Linear. Misses: words outside the list, parts of two letters or more.
 */
export function joinLetters(source: MappedText, log: DisguiseLog): MappedText {
  const pieces: Piece[] = []
  let sequence: Lone[] = []
  const finish = (): void => {
    if (sequence.length >= lettersMin) addSequence(source, sequence, { pieces, log })
    sequence = []
  }
  for (const match of source.text.matchAll(loneLetter)) {
    const start = match.index
    const last = sequence[sequence.length - 1]
    if (last !== undefined && (start - last.end > gapLengthMax || source.text.slice(last.end, start).includes('\n\n')))
      finish()
    sequence.push({ start, end: start + match[0].length })
  }
  finish()
  return rewrite(source, pieces)
}

function addSequence(source: MappedText, letters: readonly Lone[], out: { pieces: Piece[]; log: DisguiseLog }): void {
  const { text } = source
  const words = wordsOf(text, letters)
  const joined = words.map((word) => word.map((letter) => text.slice(letter.start, letter.end)).join(''))
  const splits = joined.map((word) => splitIntoWords(plainLetters(word)))
  if (!readsAsWords(joined, splits)) return
  const first = letters[0]
  const last = letters[letters.length - 1]
  if (first === undefined || last === undefined) return
  words.forEach((word, w) => {
    const whole = joined[w] ?? ''
    const starts = new Set(isLatin(whole) && !isKnownWord(whole) ? splits[w]?.starts : [0])
    word.forEach((letter, i) => {
      const next = word[i + 1] ?? words[w + 1]?.[0]
      if (next === undefined) return
      const boundary = word[i + 1] === undefined || starts.has(i + 1)
      out.pieces.push({ start: letter.end, end: next.start, text: boundary ? ' ' : '' })
    })
  })
  out.log.add('letter-spacing', originOf(source, { start: first.start, end: last.end }), letters.length)
}

function plainLetters(word: string): string {
  return /[^A-Za-z]/.test(word) ? (decodeLeet(word) ?? word) : word
}

/** One and the same single character between letters keeps them in one word. */
function wordsOf(text: string, letters: readonly Lone[]): Lone[][] {
  const separator = commonestGap(text, letters)
  const words: Lone[][] = []
  let previous: Lone | null = null
  for (const letter of letters) {
    const joins = previous !== null && text.slice(previous.end, letter.start) === separator
    if (joins) words[words.length - 1]?.push(letter)
    else words.push([letter])
    previous = letter
  }
  return words
}

function commonestGap(text: string, letters: readonly Lone[]): string {
  const counts = new Map<string, number>()
  let best = ' '
  for (let i = 1; i < letters.length; i++) {
    const gap = text.slice(letters[i - 1]?.end, letters[i]?.start)
    counts.set(gap, (counts.get(gap) ?? 0) + 1)
    if (gap.length === 1 && (counts.get(gap) ?? 0) > (counts.get(best) ?? 0)) best = gap
  }
  return best
}

function readsAsWords(words: readonly string[], splits: readonly { readonly knownLetters: number }[]): boolean {
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const others = words.filter((word) => word.length >= 3 && !isLatin(word)).reduce((sum, word) => sum + word.length, 0)
  if (others >= lettersMin && others * 2 > letters) return true
  const known = words.reduce(
    (sum, word, i) => sum + (word.length >= 3 && isKnownWord(word) ? word.length : (splits[i]?.knownLetters ?? 0)),
    0,
  )
  return known >= 4 && known * 2 >= letters
}

function isLatin(word: string): boolean {
  return !/[^\p{Script=Latin}\p{N}\p{M}@$]/u.test(word)
}
