import { english, type ReportWords } from './english.ts'
import { french } from './french.ts'

/** The languages in which reports are written. */
export const reportLanguages = ['en', 'fr'] as const

/** One of them. */
export type ReportLanguage = (typeof reportLanguages)[number]

const all = { en: english, fr: french } as const satisfies Record<ReportLanguage, ReportWords>

/** What a report says, in a language. */
export function wordsOf(language: ReportLanguage): ReportWords {
  return all[language]
}
