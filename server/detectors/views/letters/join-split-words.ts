import type { Piece } from '../../../transforms/piece.ts'
import { isKnownWord } from '../decoding/known-words.ts'
import { type MappedText, originOf, rewrite } from '../mapped-text.ts'
import type { DisguiseLog } from './disguises.ts'

// Bounded, because the engine gives up on matches of millions of characters. Always matches where it starts: a pattern that asked for a mark between letters would try each letter of a long word anew.
const token = /[\p{L}\p{M}.\-_*|~^+,;:'’·/\\=`]{1,4096}/gu
const marks = /[.\-_*|~^+,;:'’·/\\=`]+/g
const marksLengthMax = 3
const tokenLengthMax = 64

/**
 * `source` without the marks that split words ("ig.no.re", "pre-vi-ous"). A token counts when it has two marks or more, is a known word of four
 * letters or more without them, and some part of it is none; with one mark, fewer letters, or unknown but cut evenly only beside such. Noted as
 * `split-words`. Linear.
 */
export function joinSplitWords(source: MappedText, log: DisguiseLog): MappedText {
  const found: { readonly pieces: Piece[]; readonly weak: boolean }[] = []
  let strong = 0
  for (const match of source.text.matchAll(token)) {
    const written = match[0]
    if (written.length < 3 || written.length > tokenLengthMax) continue
    const pieces = innerMarks(written, match.index)
    const parts = written.split(marks).filter((part) => part !== '')
    const joined = parts.join('')
    if (pieces === null || parts.length < 2) continue
    const known = isKnownWord(joined)
    if (!known && !isEven(parts)) continue
    const weak = !known || areWords(parts)
    if (parts.length > 2 && joined.length > 3 && !weak) strong++
    if (!weak || parts.every((part) => part.length < 4)) found.push({ pieces, weak })
  }
  if (strong === 0) return source
  // Words made of shorter words, as `in.to`, and words that are not known are joined only where most of the text is split.
  const kept = found.filter(({ weak }) => !weak || strong > 1).map(({ pieces }) => pieces)
  for (const [first] of kept) if (first !== undefined) log.add('split-words', originOf(source, first))
  return rewrite(source, kept.flat())
}

/** The marks between letters of `written`, or null when one of them is too long to split a word. Marks around it stay. */
function innerMarks(written: string, offset: number): Piece[] | null {
  const pieces: Piece[] = []
  for (const match of written.matchAll(marks)) {
    const end = match.index + match[0].length
    if (match.index === 0 || end === written.length) continue
    if (match[0].length > marksLengthMax) return null
    pieces.push({ start: offset + match.index, end: offset + end, text: '' })
  }
  return pieces
}

/** Whether an unknown word is cut into pieces of one length, as a machine does; the last may be shorter. */
function isEven(parts: readonly string[]): boolean {
  const length = parts[0]?.length ?? 0
  const last = parts.length - 1
  return (
    length > 1 &&
    length < 4 &&
    parts.every((part, at) => (at === last ? part.length <= length : part.length === length))
  )
}

/** Whether the parts are words by themselves, as in `read-only`; of three or more, parts of two letters are none. */
function areWords(parts: readonly string[]): boolean {
  const lengthMin = parts.length > 2 ? 3 : 2
  return parts.every((part) => part.length >= lengthMin && isKnownWord(part))
}
