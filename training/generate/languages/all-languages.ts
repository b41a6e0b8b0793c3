import { readFileSync } from 'node:fs'
import type { LanguageTexts } from './language-texts.ts'

/** English. */
export const en: LanguageTexts = textsOf('en')

const others = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sv',
  'fi',
  'tr',
  'vi',
  'id',
  'ru',
  'uk',
  'ar',
  'hi',
  'zh',
  'ja',
  'ko',
]

/** The texts of every language that pairs are made in, each from the file of its code. */
export const allLanguages: readonly LanguageTexts[] = [en, ...others.map(textsOf)]

/** `language-texts.schema.json` says what may stand in a file, and a test holds it. */
function textsOf(code: string): LanguageTexts {
  const text = readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8')
  const { $schema: _, ...texts } = JSON.parse(text) as LanguageTexts & { readonly $schema: string }
  return texts
}
