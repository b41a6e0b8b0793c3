import { languageSigns } from '../../text/language/language-signs.ts'
import { isOfItsLanguage, isOnlyEnglish, languageShown } from './choose-language.ts'
import type { LexiconStrength } from './lexicon-language.ts'
import type { FoundMatch } from './lexicon-match.ts'

/** The most matches that are kept of each concept and strength. */
export const matchesKeptMax = 16

/** Order of strengths. */
export const ranks = { weak: 0, strong: 1, certain: 2 } satisfies Record<LexiconStrength, number>

/** Whether two ranges share a place. */
export function overlap(a: FoundMatch, b: FoundMatch): boolean {
  return a.start < b.end && b.start < a.end
}

/**
 * Settles what several languages found in the same words: English words that only look like a pattern of another
 * language are dropped, of overlapping matches of one concept the strongest stays, and it is given the language that the
 * text around it shows. In the order of the text, at most `matchesKeptMax` of each concept and strength.
 * Cost: sorting the matches, of which there is a bounded number, and a bounded look around each.
 */
export function settleMatches(text: string, found: readonly FoundMatch[]): readonly FoundMatch[] {
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const settled: FoundMatch[] = []
  for (const rows of Map.groupBy(sorted, ({ concept }) => concept).values()) {
    let group: FoundMatch[] = []
    let end = 0
    for (const match of rows) {
      if (match.start >= end && group.length > 0) {
        settled.push(...settleGroup(text, group))
        group = []
      }
      group.push(match)
      end = Math.max(end, match.end)
    }
    settled.push(...settleGroup(text, group))
  }
  return capped(settled.toSorted((a, b) => a.start - b.start || a.end - b.end))
}

/** Settles matches of one concept of which each overlaps another. */
function settleGroup(text: string, group: readonly FoundMatch[]): readonly FoundMatch[] {
  const [first, last] = [group[0], group.at(-1)]
  if (first === undefined || last === undefined) return []
  const signs = languageSigns(text, first.start, last.end)
  const wordsOf = ({ start, end }: FoundMatch): string => text.slice(start, end)
  const real = group.filter((match) => isOfItsLanguage(wordsOf(match), match, signs))
  const ordered = real.toSorted(
    (a, b) =>
      ranks[b.strength] - ranks[a.strength] ||
      (signs.get(b.language) ?? 0) - (signs.get(a.language) ?? 0) ||
      a.start - b.start,
  )
  const chosen: FoundMatch[] = []
  for (const match of ordered) {
    if (chosen.length >= matchesKeptMax || chosen.some((other) => overlap(match, other))) continue
    const rivals = real.filter((other) => overlap(match, other)).map(({ language }) => language)
    const own = rivals.includes('en') && isOnlyEnglish(wordsOf(match)) ? 'en' : match.language
    chosen.push({ ...match, language: languageShown([own, ...rivals], signs) })
  }
  return chosen
}

function capped(matches: readonly FoundMatch[]): readonly FoundMatch[] {
  const counts = new Map<string, number>()
  return matches.filter(({ concept, strength }) => {
    const count = (counts.get(`${concept} ${strength}`) ?? 0) + 1
    counts.set(`${concept} ${strength}`, count)
    return count <= matchesKeptMax
  })
}
