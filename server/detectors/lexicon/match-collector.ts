import type { LexiconConcept, LexiconStrength } from './lexicon-language.ts'
import { lexiconConcepts } from './lexicon-language.ts'

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

/** How often a concept was found, by strength. Overlapping patterns of one concept count once, as the strongest. */
export type LexiconCounts = Readonly<Record<LexiconConcept, Readonly<Record<LexiconStrength, number>>>>

/** What a sweep found. */
export interface LexiconMatches {
  /** In the order of the text; at most `matchesKeptMax` of each concept and strength. */
  readonly matches: readonly LexiconMatch[]
  /** Counts everything, also what is not kept. */
  readonly counts: LexiconCounts
}

/** A match before its surroundings are looked at. */
export type FoundMatch = Omit<LexiconMatch, 'quoted'>

/** The most matches that are kept of each concept and strength. */
export const matchesKeptMax = 16

/** Gathers matches in bounded memory. */
export class MatchCollector {
  readonly #counts: Record<LexiconConcept, Record<LexiconStrength, number>>
  readonly #last = new Map<LexiconConcept, FoundMatch>()
  readonly #kept: FoundMatch[] = []
  readonly #keptOf = new Map<string, number>()

  constructor() {
    const none = lexiconConcepts.map((concept) => [concept, { certain: 0, strong: 0, weak: 0 }])
    this.#counts = Object.fromEntries(none) as Record<LexiconConcept, Record<LexiconStrength, number>>
  }

  /** Takes a match in; of overlapping matches of one concept the strongest stays, of equals the first. */
  add(match: FoundMatch): void {
    const last = this.#last.get(match.concept)
    if (last !== undefined && match.start < last.end && last.start < match.end) {
      if (ranks[match.strength] <= ranks[last.strength]) return
      this.#remove(last)
    }
    this.#last.set(match.concept, match)
    this.#counts[match.concept][match.strength]++
    this.#keep(match)
  }

  /** All that was kept, with what `text` says around it. Cost: a bounded look around each kept match. */
  finish(text: string): LexiconMatches {
    const matches = this.#kept.map((match) => ({ ...match, quoted: isQuoted(text, match.start, match.end) }))
    return {
      matches: matches.sort((left, right) => left.start - right.start || left.end - right.end),
      counts: this.#counts,
    }
  }

  #keep(match: FoundMatch): void {
    const kind = `${match.concept} ${match.strength}`
    const kept = this.#keptOf.get(kind) ?? 0
    if (kept >= matchesKeptMax) return
    this.#keptOf.set(kind, kept + 1)
    this.#kept.push(match)
  }

  #remove(match: FoundMatch): void {
    this.#counts[match.concept][match.strength]--
    const at = this.#kept.lastIndexOf(match)
    if (at < 0) return
    this.#kept.splice(at, 1)
    const kind = `${match.concept} ${match.strength}`
    this.#keptOf.set(kind, (this.#keptOf.get(kind) ?? 1) - 1)
  }
}

const ranks = { weak: 0, strong: 1, certain: 2 } satisfies Record<LexiconStrength, number>

/** How far around a match quotation marks are looked for, in UTF-16 units. */
const quoteReach = 60

const closers: Readonly<Record<string, string>> = {
  '"': '"',
  '`': '`',
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '‘': '’',
}

function isQuoted(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - quoteReach), start)
  const after = text.slice(end, end + quoteReach)
  for (let at = before.length - 1; at >= 0; at--) {
    const mark = before[at] ?? ''
    if (mark === '\n') return false
    const closing = closers[mark]
    if (closing !== undefined) return [...closing].some((closer) => after.includes(closer))
  }
  return false
}
