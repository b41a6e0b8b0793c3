import type { Piece } from '../../../transforms/piece.ts'
import { letterIndex } from '../decoding/character-model.ts'
import { isKnownWord, isOrdersWord } from '../decoding/known-words.ts'
import { splitIntoWords } from '../decoding/split-into-words.ts'
import { type MappedText, originOf, rewrite } from '../mapped-text.ts'
import type { DisguiseLog } from './disguises.ts'

/** Shorter runs are names and compounds. */
export const runLengthMin = 20

const wordsMin = 4
const gapLengthMax = 3
const isMark = new Uint8Array(128)
for (const mark of '._-*~|/+,;:#') isMark[mark.charCodeAt(0)] = 1

/**
 * `source` with words that stand without spaces parted: with marks for spaces ("Ignore...all...previous"), in capitals ("IgnoreAllPrevious") or run
 * together. Only runs of 20 units or more that are four known words or more throughout, several of which speak to an assistant. Noted as `split-words`.
 * Linear. Misses: runs with one unknown word; links; file names and identifiers of such words are parted too, which changes nothing in their meaning.
 */
export function partWords(source: MappedText, log: DisguiseLog): MappedText {
  const { text } = source
  const pieces: Piece[] = []
  let start = 0
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 32
    if (unit < 128 && ((letterIndex[unit] ?? 0) > 0 || isMark[unit] === 1)) continue
    if (i - start >= runLengthMin) {
      const gaps = gapsOf(text.slice(start, i), start)
      const [first] = gaps
      if (first !== undefined) log.add('split-words', originOf(source, first))
      for (const gap of gaps) pieces.push(gap)
    }
    start = i + 1
  }
  return rewrite(source, pieces)
}

/** What to put between the words of a run; nothing when it stays as it is. */
function gapsOf(run: string, offset: number): Piece[] {
  if (run.includes('://')) return []
  const parts = Array.from(run.matchAll(/[A-Za-z]+/g), (match) => ({ at: match.index, word: match[0] }))
  const gaps = parts.length < wordsMin ? gapsInside(parts, offset) : gapsBetween(parts, offset)
  return gaps ?? []
}

interface Part {
  readonly at: number
  readonly word: string
}

function gapsBetween(parts: readonly Part[], offset: number): Piece[] | null {
  if (!speaksToAssistant(parts.map(({ word }) => word))) return null
  const gaps: Piece[] = []
  for (let i = 1; i < parts.length; i++) {
    const before = parts[i - 1]
    const part = parts[i]
    if (before === undefined || part === undefined) return null
    const end = before.at + before.word.length
    if (part.at - end > gapLengthMax) return null
    gaps.push({ start: offset + end, end: offset + part.at, text: ' ' })
  }
  return gaps
}

function gapsInside(parts: readonly Part[], offset: number): Piece[] {
  return parts.flatMap(({ at, word }) => {
    if (word.length < runLengthMin) return []
    const words = splitIntoWords(word).words
    if (!words.every(({ isKnown }) => isKnown)) return []
    if (!speaksToAssistant(words.map(({ start, length }) => word.slice(start, start + length)))) return []
    return words.slice(1).map(({ start }) => ({ start: offset + at + start, end: offset + at + start, text: ' ' }))
  })
}

/** Three words of orders, or two in a longer sentence: identifiers such as `resetPasswordInstructionsMailer` have fewer. */
function speaksToAssistant(words: readonly string[]): boolean {
  if (words.length < wordsMin || !words.every((word) => isKnownWord(word))) return false
  const orders = words.filter(isOrdersWord).length
  return orders >= 3 || (orders === 2 && words.length >= 6)
}
