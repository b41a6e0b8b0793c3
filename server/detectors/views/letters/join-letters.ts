import type { Range } from '../../../text/range.ts'
import { decodeLeet } from '../../../transforms/letters/leet.ts'
import type { Piece } from '../../../transforms/piece.ts'
import { isKnownWord } from '../decoding/known-words.ts'
import { type SplitWord, type SplitWords, splitIntoWords } from '../decoding/split-into-words.ts'
import { type MappedText, originOf, rewrite } from '../mapped-text.ts'
import type { DisguiseLog } from './disguises.ts'

const loneLetter = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}@$](?:\p{M}{0,3})(?![\p{L}\p{N}\p{M}])/gu
const gapLengthMax = 5
const lettersMin = 5
/** Letters of known words that, within letters that are none, are no accident. */
const runLettersMin = 16

const lone: SplitWords = { words: [{ start: 0, length: 1, isKnown: false }], knownLetters: 0 }

interface Lone {
  readonly start: number
  readonly end: number
}

/**
 * `source` with letters that stand alone joined to words ("i g n o r e   a l l", "i-g-n-o-r-e a-l-l"): one character between two letters joins
 * them, more begin a new word; words that run together are parted by a list of known words. Done only where most of the result is known words,
 * or letters of a script other than Latin; and in parts of it that are. Noted as `letter-spacing`. Linear. Misses: words outside the list, parts of two letters or more.
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
  const splits = joined.map((word) => (word.length === 1 ? lone : splitIntoWords(plainLetters(word))))
  const parted = partedWords(joined, splits)
  const runs = readsAsWords(joined, splits) ? [{ start: 0, end: letters.length }] : knownRuns(parted)
  const begins = new Set(parted.map(({ start }) => start))
  for (const run of runs) {
    const first = letters[run.start]
    const last = letters[run.end - 1]
    if (first === undefined || last === undefined) continue
    for (let i = run.start; i + 1 < run.end; i++) {
      const gap = { start: letters[i]?.end ?? first.end, end: letters[i + 1]?.start ?? first.end }
      out.pieces.push({ ...gap, text: begins.has(i + 1) ? ' ' : '' })
    }
    out.log.add('letter-spacing', originOf(source, { start: first.start, end: last.end }), run.end - run.start)
  }
}

/** The words of the whole sequence, places counted in letters; words that are known, or not of Latin letters, stay whole. */
function partedWords(joined: readonly string[], splits: readonly SplitWords[]): SplitWord[] {
  const parted: SplitWord[] = []
  let at = 0
  joined.forEach((word, w) => {
    if (word.length === 1) {
      parted.push({ start: at++, length: 1, isKnown: false })
      return
    }
    const units = Array.from(word.matchAll(/\P{M}\p{M}*/gu), (match) => match.index)
    const isKnown = isKnownWord(word)
    if (isKnown || !isLatin(word)) parted.push({ start: at, length: units.length, isKnown })
    else if (units.length === word.length)
      for (const part of splits[w]?.words ?? []) parted.push({ ...part, start: at + part.start })
    else {
      const places = new Map(units.map((unit, i) => [unit, i]))
      for (const part of splits[w]?.words ?? []) parted.push({ ...part, start: at + (places.get(part.start) ?? 0) })
    }
    at += units.length
  })
  return parted
}

/** Parts of the sequence in which known words outweigh all else by far, where the whole does not read as words. */
function knownRuns(words: readonly SplitWord[]): Range[] {
  const runs: Range[] = []
  let run = { start: 0, sum: 0, best: 0, bestEnd: 0 }
  const finish = (): void => {
    if (run.best >= runLettersMin) runs.push({ start: run.start, end: run.bestEnd })
    run = { start: 0, sum: 0, best: 0, bestEnd: 0 }
  }
  for (const { start, length, isKnown } of words) {
    const sum = run.sum + (isKnown && length > 2 ? length : -length)
    if (sum <= 0 || sum * 2 < run.best) {
      finish()
      continue
    }
    if (run.sum === 0) run.start = start
    run.sum = sum
    if (sum <= run.best) continue
    run.best = sum
    run.bestEnd = start + length
  }
  finish()
  return runs
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
