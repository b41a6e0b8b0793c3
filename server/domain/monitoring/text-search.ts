import { foldForSearch, isAscii, withMarks } from '../../text/folding/fold-for-search.ts'
import { literalPattern } from '../literal-pattern.ts'

/** What is looked for: parts that all have to stand in a text, each as it is found in a folded one. At least one, none empty. */
export type TextSearch = readonly RegExp[]

/** Where a part of the search stands in a text, in UTF-16 units; `end` is exclusive. */
export interface TextMatch {
  /** Inclusive, from 0. */
  readonly start: number
  /** More than `start`. */
  readonly end: number
}

/** The most parts of one search. */
export const searchPartsMax = 8

/** The most places that are told of one text; the first ones. */
export const textMatchesMax = 20

/**
 * Reads what somebody types: words parted by blanks, or several between double quotes as they stand, with any blanks between
 * them. Null when nothing is left to look for, or there are more than `searchPartsMax` parts.
 */
export function readSearch(typed: string): TextSearch | null {
  const parts = [...typed.matchAll(/"([^"]*)"|[^\s"]+/gu)].map(([whole, quoted]) =>
    foldForSearch(quoted ?? whole).trim(),
  )
  const search = [...new Set(parts.map(patternOf))].filter((pattern) => pattern !== '')
  if (search.length === 0 || search.length > searchPartsMax) return null
  return search.map((pattern) => new RegExp(`${pattern}${sameLetter}`, 'gu'))
}

/**
 * Where a text holds what is looked for, in the order of the text without overlaps; null when a part is missing. Case, accents,
 * vowel signs, characters that show nothing and the width of letters do not count, and a part may stand inside a word, so that languages
 * without blanks are searched as well. Cost: linear in the text for each part.
 */
export function findInText(text: string, search: TextSearch): readonly TextMatch[] | null {
  const folded = foldForSearch(text)
  if (!search.every((part) => placesOf(folded, part, 1).length > 0)) return null
  const places = search
    .flatMap((part) => placesOf(folded, part, textMatchesMax))
    .sort((one, other) => one.start - other.start || other.end - one.end)
  return withoutOverlaps(places).slice(0, textMatchesMax).map(unfolding(text, folded))
}

/** A mark that makes another letter of the last one may not follow: は is not in ば, and 무 not in 물. */
const sameLetter = '(?![\\u3099\\u309a\\u11a8-\\u11ff\\ud7cb-\\ud7fb])'

/** Blanks are neither first nor last in a part, so that a long run of them is gone through once. */
function patternOf(part: string): string {
  return literalPattern(part).replaceAll(/ +/gu, ' +')
}

function placesOf(folded: string, part: RegExp, most: number): readonly TextMatch[] {
  const found = folded.matchAll(part).take(most)
  return [...found].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}

function withoutOverlaps(places: readonly TextMatch[]): readonly TextMatch[] {
  const kept: TextMatch[] = []
  for (const place of places) if (place.start >= (kept.at(-1)?.end ?? 0)) kept.push(place)
  return kept
}

/** Places in a folded text become places in the text, which is gone through once for all of them in their order. */
function unfolding(text: string, folded: string): (place: TextMatch) => TextMatch {
  if (folded.length === text.length && isAscii(text)) return (place) => place
  let at = 0
  let foldedAt = 0
  /** The place in the text at which this much of the folded one was written, or more where a letter became several. */
  const reach = (wanted: number) => {
    while (foldedAt < wanted && at < text.length) {
      const letter = String.fromCodePoint(text.codePointAt(at) ?? 0)
      at += letter.length
      foldedAt += foldForSearch(letter).length
    }
    return at
  }
  return ({ start, end }) => {
    const before = reach(start)
    // A place inside a letter that became several begins with that letter.
    const from = foldedAt > start ? before - lastLetterOf(text, before).length : withMarks(text, before)
    return { start: from, end: withMarks(text, reach(end)) }
  }
}

function lastLetterOf(text: string, end: number): string {
  const unit = text.charCodeAt(end - 1)
  return text.slice(end - (unit >= 0xdc00 && unit <= 0xdfff ? 2 : 1), end)
}
