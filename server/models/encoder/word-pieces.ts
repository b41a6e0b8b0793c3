import { BoundedMap } from '../../domain/bounded-map.ts'
import { isRecord } from '../../domain/is-record.ts'
import { foldWord, wordCharactersMax } from './split-words.ts'

/** The ids that frame what is read. */
export interface Marks {
  /** Before all else. */
  readonly start: number
  /** Behind each text. */
  readonly separator: number
}

/** Turns words into the ids of a vocabulary. */
export interface WordPieces {
  readonly marks: Marks
  /** Ids of a word of `splitWords`; none when nothing of it can be seen. Cost: .1 µs when known, 1 to 20 µs when not. */
  idsOf(word: string): readonly number[]
}

/** How many words are remembered with their ids; about 1 MB. */
const cacheMax = 8_192

/**
 * Greedy word pieces, the longest first, as BERT cuts them: a word with a part that the vocabulary lacks is `[UNK]` as a
 * whole. Throws a plain message when the description is not of that kind.
 */
export function createWordPieces(description: unknown): WordPieces {
  const { vocabulary, prefix } = readDescription(description)
  const starts = new Map<string, number>()
  const followers = new Map<string, number>()
  const followerUnits = new Set<string>()
  let unitsMax = 0
  for (const [piece, id] of Object.entries(vocabulary)) {
    const follows = piece.length > prefix.length && piece.startsWith(prefix)
    const units = follows ? piece.slice(prefix.length) : piece
    if (follows) for (const unit of units.split('')) followerUnits.add(unit)
    const pieces = follows ? followers : starts
    pieces.set(units, id)
    // Names of marks are no words; they would only lengthen every search.
    if (!/^\[.+\]$/.test(piece)) unitsMax = Math.max(unitsMax, units.length)
  }
  const id = (name: string): number => {
    const found = starts.get(name)
    if (found === undefined) throw new Error(`it has no ${name}`)
    return found
  }
  const unknown = id('[UNK]')
  const known = new BoundedMap<string, readonly number[]>(cacheMax)
  const idsOf = (word: string): readonly number[] => {
    const before = known.get(word)
    if (before !== undefined) return before
    const ids = foldWord(word)
      .flatMap(parts)
      .flatMap((part) => cut(part, { starts, followers, followerUnits, unitsMax }) ?? [unknown])
    known.set(word, ids)
    return ids
  }
  return { marks: { start: id('[CLS]'), separator: id('[SEP]') }, idsOf }
}

/** A folded word may be longer than it was: Korean syllables become up to three letters each. */
function parts(word: string): readonly string[] {
  if (word.length <= wordCharactersMax) return [word]
  const letters = [...word]
  const found: string[] = []
  for (let from = 0; from < letters.length; from += wordCharactersMax) {
    found.push(letters.slice(from, from + wordCharactersMax).join(''))
  }
  return found
}

interface Pieces {
  readonly starts: ReadonlyMap<string, number>
  readonly followers: ReadonlyMap<string, number>
  /** Every UTF-16 unit that occurs in a follower. */
  readonly followerUnits: ReadonlySet<string>
  /** Units of the longest piece: no search needs to look further. */
  readonly unitsMax: number
}

function cut(word: string, { starts, followers, followerUnits, unitsMax }: Pieces): readonly number[] | null {
  // A hundred letters that end in a strange one would be searched in vain: 2 ms where this takes 5 µs.
  for (let at = 1; at < word.length; at++) if (!followerUnits.has(word[at] ?? '') && at >= unitsMax) return null
  const ids: number[] = []
  for (let from = 0; from < word.length; ) {
    const pieces = from === 0 ? starts : followers
    let to = Math.min(word.length, from + unitsMax)
    let id = pieces.get(word.slice(from, to))
    while (id === undefined && to > from + 1) id = pieces.get(word.slice(from, --to))
    if (id === undefined) return null
    ids.push(id)
    from = to
  }
  return ids
}

function readDescription(description: unknown): { vocabulary: Readonly<Record<string, number>>; prefix: string } {
  const model = isRecord(description) ? description.model : null
  if (!isRecord(model) || model.type !== 'WordPiece') throw new Error('it is no word piece tokeniser')
  const { vocab, continuing_subword_prefix: prefix } = model
  if (!isVocabulary(vocab) || typeof prefix !== 'string' || prefix === '') throw new Error('it has no vocabulary')
  return { vocabulary: vocab, prefix }
}

function isVocabulary(given: unknown): given is Readonly<Record<string, number>> {
  return isRecord(given) && Object.values(given).every((id) => Number.isInteger(id))
}
