import { type AttackLanguage, attackLanguages } from './test-policy.ts'

/** Languages beyond those of attacks: only the frames of `framedTechniqueIds` and what keeps a conversation going exist in them. */
export const furtherLanguages = ['pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'zh'] as const

/** One of them. */
export type FurtherLanguage = (typeof furtherLanguages)[number]

/** The languages that frames around a goal are written in. */
export const frameLanguages = [...attackLanguages, ...furtherLanguages] as const

/** One of them. */
export type FrameLanguage = AttackLanguage | FurtherLanguage

/** What they are called in English. */
export const frameLanguageNames: Readonly<Record<FrameLanguage, string>> = {
  en: 'English',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  tr: 'Turkish',
  ru: 'Russian',
  ar: 'Arabic',
  zh: 'Chinese',
}

/** Stands for those of `frameLanguages` that the target was found to speak in reconnaissance. */
export const spokenLanguages = 'spoken'

/** What a run can be asked to write frames in. */
export type ChosenLanguage = FrameLanguage | typeof spokenLanguages

/** Whether a language is one of those beyond the languages of attacks. */
export function isFurther(language: FrameLanguage): language is FurtherLanguage {
  return furtherLanguages.some((one) => one === language)
}
