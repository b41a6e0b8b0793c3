import { ar } from './ar.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { LanguageTexts } from './language-texts.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

/** The texts of every language that pairs are made in. */
export const allLanguages: readonly LanguageTexts[] = [
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  cs,
  sv,
  fi,
  tr,
  vi,
  id,
  ru,
  uk,
  ar,
  hi,
  zh,
  ja,
  ko,
]
