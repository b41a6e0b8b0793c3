import { southEastAsianAndChinese } from './asian.ts'
import { germanicAndRomance } from './germanic-romance.ts'
import { koreanAndBengali } from './korean-bengali.ts'
import type { LanguageGround } from './language-ground.ts'
import { slavicTurkishArabicSwahili } from './slavic-turkish-arabic.ts'

/** All languages besides English. */
export const languageGrounds: readonly LanguageGround[] = [
  ...germanicAndRomance,
  ...slavicTurkishArabicSwahili,
  ...southEastAsianAndChinese,
  ...koreanAndBengali,
]
