import type { LexiconConcept, LexiconStrength } from './lexicon-language.ts'

/** A pattern that was found. */
export interface LexiconMatch {
  readonly concept: LexiconConcept
  /** ISO 639-1 code of the language whose pattern it is; closely related languages share words. */
  readonly language: string
  /** UTF-16 offset in the text that was given. */
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** The meaning in English. */
  readonly gloss: string
  /** Already lowered to `weak` when `negated`. */
  readonly strength: LexiconStrength
  /** Whether a negation stands directly before it ("never ignore …"). */
  readonly negated: boolean
  /** Whether it stands in quotation marks or code marks. */
  readonly quoted: boolean
}

/** What a sweep found. */
export interface LexiconMatches {
  /** In the order of the text; at most `matchesKeptMax` of each concept and strength. */
  readonly matches: readonly LexiconMatch[]
}

/** A match before its surroundings are looked at. */
export type FoundMatch = Omit<LexiconMatch, 'quoted'>
