import { BoundedMap } from '../../domain/bounded-map.ts'
import { isRecord } from '../../domain/is-record.ts'
import { createPieceTable, emptyHash, hashWith, type PieceTable } from './piece-table.ts'
import type { Marks } from './word-pieces.ts'

/** Turns a text into ids of a vocabulary whose pieces have a likelihood each. */
export interface UnigramPieces {
  /** The ids that frame a window. */
  readonly marks: Marks
  /** The ids of a text, without marks. Linear; cost: .2 to 1 µs a character, less for words that were met before. */
  idsOf(text: string): readonly number[]
}

/** How many words are remembered with their ids; about 1 MB. */
const cacheMax = 8_192
/** Longer words are not remembered. */
const cachedUnitsMax = 40

/** What stands for the blank before a word. */
const wordMark = '▁'
/** A letter that no piece holds costs this much more than the rarest piece. */
const unknownPenalty = 10

// What cannot be seen parts words as a blank does, and so does the mark itself.
const blanks = /[\s\u0000-\u001f\u007f\u0085\u200b-\u200f\u2028-\u202e\u2060\u2581]+/u

/**
 * The likeliest pieces of each word, as SentencePiece's unigram models cut them (Kudo 2018), after compatibility folding
 * (NFKC) and with runs of blanks as one. `description`: `pieces` and their log likelihoods, `scores`; the first four are marks: start,
 * padding, separator, unknown. A text never gives a mark, not even one that spells its name. Throws a plain message when it is not of that kind.
 */
export function createUnigramPieces(description: unknown): UnigramPieces {
  const { pieces, scores } = readDescription(description)
  let unitsMax = 1
  let least = 0
  pieces.forEach((piece, at) => {
    if (at < firstPiece) return
    unitsMax = Math.max(unitsMax, piece.length)
    least = Math.min(least, scores[at] ?? 0)
  })
  const known = createPieceTable(pieces, firstPiece)
  const vocabulary = { known, scores: Float64Array.from(scores), unitsMax, unknownScore: least - unknownPenalty }
  const before = new BoundedMap<string, readonly number[]>(cacheMax)
  const idsOfWord = (word: string): readonly number[] => {
    if (word.length > cachedUnitsMax) return likeliest(wordMark + word, vocabulary)
    const met = before.get(word)
    if (met !== undefined) return met
    const ids = likeliest(wordMark + word, vocabulary)
    before.set(word, ids)
    return ids
  }
  return {
    marks: { start: marks.start, separator: marks.separator },
    idsOf: (text) =>
      text
        .normalize('NFKC')
        .split(blanks)
        .filter((word) => word !== '')
        .flatMap(idsOfWord),
  }
}

const marks = { start: 0, separator: 2, unknown: 3 } as const
/** The first id that is no mark. */
const firstPiece = 4

interface Vocabulary {
  readonly known: PieceTable
  readonly scores: Float64Array
  readonly unitsMax: number
  readonly unknownScore: number
}

/** The way through a word whose pieces are likeliest together; letters that no piece holds are one unknown piece where they stand together. */
function likeliest(word: string, { known, scores, unitsMax, unknownScore }: Vocabulary): readonly number[] {
  const best = new Float64Array(word.length + 1).fill(Number.NEGATIVE_INFINITY)
  const from = new Int32Array(word.length + 1)
  const by = new Int32Array(word.length + 1)
  best[0] = 0
  const reach = (end: number, value: number, start: number, id: number): void => {
    if (value <= (best[end] ?? 0)) return
    best[end] = value
    from[end] = start
    by[end] = id
  }
  for (let start = 0; start < word.length; start++) {
    const value = best[start] ?? 0
    if (value === Number.NEGATIVE_INFINITY) continue
    const letter = (word.codePointAt(start) ?? 0) > 0xffff ? 2 : 1
    const last = Math.min(word.length, start + unitsMax)
    let hash = emptyHash
    for (let end = start + 1; end <= last; end++) {
      hash = hashWith(hash, word.charCodeAt(end - 1))
      const id = known.find(word, { start, end }, hash)
      if (id !== null) reach(end, value + (scores[id] ?? 0), start, id)
    }
    reach(start + letter, value + unknownScore, start, marks.unknown)
  }
  const ids: number[] = []
  for (let end = word.length; end > 0; end = from[end] ?? 0) {
    const id = by[end] ?? marks.unknown
    if (id !== marks.unknown || ids.at(-1) !== marks.unknown) ids.push(id)
  }
  return ids.reverse()
}

function readDescription(description: unknown): {
  readonly pieces: readonly string[]
  readonly scores: readonly number[]
} {
  const { pieces, scores } = isRecord(description) ? description : {}
  if (!isListOf(pieces, 'string') || !isListOf(scores, 'number') || pieces.length !== scores.length) {
    throw new Error('it has no pieces with a score each')
  }
  if (pieces.length <= firstPiece) throw new Error('it has no pieces beside its marks')
  return { pieces, scores }
}

function isListOf<Name extends 'string' | 'number'>(
  given: unknown,
  type: Name,
): given is readonly (Name extends 'string' ? string : number)[] {
  return Array.isArray(given) && given.every((one) => typeof one === type)
}
