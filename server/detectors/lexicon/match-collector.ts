import type { FoundMatch, LexiconMatches } from './lexicon-match.ts'
import { isQuoted } from './quotation.ts'
import { matchesKeptMax, overlap, ranks, settleMatches } from './settle-matches.ts'

/** Gathers matches in bounded memory: so many of each concept and strength for each language. */
export class MatchCollector {
  readonly #last = new Map<string, FoundMatch>()
  readonly #kept = new Map<string, FoundMatch[]>()

  /** Takes a match in; of overlapping matches of one concept and language the strongest stays, of equals the first. */
  add(match: FoundMatch): void {
    const row = `${match.concept} ${match.language}`
    const last = this.#last.get(row)
    if (last !== undefined && overlap(match, last)) {
      if (ranks[match.strength] <= ranks[last.strength]) return
      this.#remove(last)
    }
    this.#last.set(row, match)
    const kept = this.#kept.get(`${row} ${match.strength}`)
    if (kept === undefined) this.#kept.set(`${row} ${match.strength}`, [match])
    else if (kept.length < matchesKeptMax) kept.push(match)
  }

  /** All that was kept, with what `text` says around it. Cost: a bounded look around each kept match. */
  finish(text: string): LexiconMatches {
    const found = [...this.#kept.values()].flat()
    if (found.length === 0) return { matches: [] }
    return {
      matches: settleMatches(text, found).map((match) => ({
        ...match,
        quoted: isQuoted(text, match.start, match.end),
      })),
    }
  }

  #remove(match: FoundMatch): void {
    const kept = this.#kept.get(`${match.concept} ${match.language} ${match.strength}`)
    const at = kept?.lastIndexOf(match) ?? -1
    if (at >= 0) kept?.splice(at, 1)
  }
}
