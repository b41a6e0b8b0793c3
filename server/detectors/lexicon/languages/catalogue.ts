import { readFileSync } from 'node:fs'
import { entry } from '../language-entries.ts'
import type { LexiconConcept, LexiconLanguage, LexiconStrength, Slot } from '../lexicon-language.ts'

/** In the order in which their patterns are numbered. */
const codes = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'sv',
  'no',
  'da',
  'fi',
  'pl',
  'cs',
  'sk',
  'ro',
  'hu',
  'bg',
  'ru',
  'uk',
  'el',
  'tr',
  'ar',
  'he',
  'fa',
  'hi',
  'bn',
  'th',
  'vi',
  'id',
  'ms',
  'zh',
  'ja',
  'ko',
  'sw',
] as const

/** All languages of the lexicon, each from the file of its code. */
export const languages: readonly LexiconLanguage[] = codes.map(readLanguage)

/** A language as it stands in its file; `language.schema.json` says what may stand there, and a test holds it. */
interface LanguageFile extends Omit<LexiconLanguage, 'code' | 'entries'> {
  readonly entries: readonly {
    readonly concept: LexiconConcept
    readonly strength: LexiconStrength
    readonly gloss: string
    readonly slots: readonly Slot[]
    readonly gap?: number
    readonly ordered?: boolean
  }[]
}

function readLanguage(code: string): LexiconLanguage {
  const text = readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8')
  const { name, gapScale, unspaced, ordered, negations, vocabulary, entries } = JSON.parse(text) as LanguageFile
  return {
    ...{ code, name, gapScale, unspaced, ordered, negations, vocabulary },
    entries: entries.map(({ concept, strength, gloss, slots, ...options }) =>
      entry(concept, strength, gloss, slots, options),
    ),
  }
}
