import type { Wordings } from '../wordings.ts'
import words from './pieces.json' with { type: 'json' }

/** Rows of `mt.chunked`. Places `{goal}`, `{from}`, `{to}`. */
export interface ChunkWordings {
  readonly characters: Wordings
  readonly words: Wordings
  /** The last turn: all from `{from}` on. */
  readonly remainder: Wordings
}

/** Wordings of `mt.chunked`: the answer is asked for in pieces that say nothing on their own. */
export const chunkWordings: ChunkWordings = words.chunkWordings

/** Wordings of `mt.split_payload`. Places `{name}`, `{part}`, `{names}`, `{parts}`. */
export const splitWordings: Readonly<Record<'store' | 'join' | 'whole', Wordings>> = words.splitWordings

/** Wordings of `cipher.bijection`. Places `{map}`, `{plain}`, `{coded}`. */
export const bijectionWordings: Readonly<Record<'teach' | 'practise' | 'ask' | 'whole', Wordings>> =
  words.bijectionWordings

/** Wordings of `mt.language_drift`: a harmless start, and the goal in each language. */
export const languageDriftWordings: Readonly<Record<'start' | 'ask', Wordings>> = words.languageDriftWordings
