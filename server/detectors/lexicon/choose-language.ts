import { entriesOf } from './language-entries.ts'
import { smallWords, tellingLetters } from './language-signs.ts'
import { languages } from './languages/catalogue.ts'
import type { LexiconLanguage } from './lexicon-language.ts'
import type { FoundMatch } from './lexicon-match.ts'

/** How much of the text around a match is asked for its language, in UTF-16 units on either side. */
const surroundings = 160

/** How often words and letters of each language stand in a stretch. */
export type LanguageSigns = ReadonlyMap<string, number>

/** The signs of languages around a range of `text`. Cost: a bounded stretch. */
export function languageSigns(text: string, start: number, end: number): LanguageSigns {
  const around = text.slice(Math.max(0, start - surroundings), Math.min(end, start + 400) + surroundings)
  const signs = new Map<string, number>()
  const count = (code: string): void => void signs.set(code, (signs.get(code) ?? 0) + 1)
  for (const word of around.toLowerCase().split(notLetters))
    for (const code of languagesOfWord().get(word) ?? []) count(code)
  for (const { code, pattern } of tellingLetters) for (const _ of around.matchAll(pattern)) count(code)
  return signs
}

/**
 * Whether a match of another language than English is one at all: it holds a word that English patterns do not have, or
 * the text around speaks that language rather than English. Else English words met a pattern of a related language.
 */
export function isOfItsLanguage(words: string, { language }: FoundMatch, signs: LanguageSigns): boolean {
  if (language === 'en' || !isOnlyEnglish(words)) return true
  return (signs.get(language) ?? 0) > (signs.get('en') ?? 0)
}

/** The language to name for matches of the same words: the one that the text around shows best, of equals the first. */
export function languageShown(candidates: readonly string[], signs: LanguageSigns): string {
  return candidates.reduce((best, one) => ((signs.get(one) ?? 0) > (signs.get(best) ?? 0) ? one : best))
}

/** Whether all words are ones that the English patterns know. */
export function isOnlyEnglish(words: string): boolean {
  const { whole, beginnings } = englishWords()
  return words
    .toLowerCase()
    .split(notLetters)
    .every((word) => word === '' || whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)))
}

const notLetters = /[^\p{L}\p{M}]+/u

let byWord: ReadonlyMap<string, readonly string[]> | undefined

function languagesOfWord(): ReadonlyMap<string, readonly string[]> {
  if (byWord !== undefined) return byWord
  const found = new Map<string, string[]>()
  for (const [code, words] of Object.entries(smallWords)) {
    for (const word of new Set(words.split(' '))) found.set(word, [...(found.get(word) ?? []), code])
  }
  byWord = found
  return found
}

interface EnglishWords {
  readonly whole: ReadonlySet<string>
  readonly beginnings: readonly string[]
}

let english: EnglishWords | undefined

function englishWords(): EnglishWords {
  english ??= wordsOf(languages.find(({ code }) => code === 'en'))
  return english
}

function wordsOf(language: LexiconLanguage | undefined): EnglishWords {
  const whole = new Set<string>((smallWords.en ?? '').split(' '))
  const beginnings = new Set<string>()
  for (const term of (language === undefined ? [] : entriesOf(language)).flatMap(({ slots }) =>
    slots.flatMap((slot) => slot.split('|')),
  )) {
    for (const word of term.toLowerCase().split(/[^\p{L}*]+/u)) {
      if (word.endsWith('*') && word.length > 4) beginnings.add(word.replaceAll('*', ''))
      else if (word !== '') whole.add(word)
    }
  }
  return { whole, beginnings: [...beginnings] }
}
