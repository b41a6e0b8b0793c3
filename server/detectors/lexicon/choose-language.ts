import type { LanguageSigns } from '../../text/language/language-signs.ts'
import { smallWords } from '../../text/language/language-words.ts'
import { entriesOf } from './language-entries.ts'
import { languages } from './languages/catalogue.ts'
import type { LexiconLanguage } from './lexicon-language.ts'
import type { FoundMatch } from './lexicon-match.ts'

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
