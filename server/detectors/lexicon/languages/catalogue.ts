import type { LexiconLanguage } from '../lexicon-language.ts'
import { ar } from './ar.ts'
import { bg } from './bg.ts'
import { bn } from './bn.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { hi } from './hi.ts'
import { hu } from './hu.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { ms } from './ms.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { sv } from './sv.ts'
import { sw } from './sw.ts'
import { th } from './th.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

/** All languages of the lexicon. */
export const languages: readonly LexiconLanguage[] = [
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  sv,
  no,
  da,
  fi,
  pl,
  cs,
  sk,
  ro,
  hu,
  bg,
  ru,
  uk,
  el,
  tr,
  ar,
  he,
  fa,
  hi,
  bn,
  th,
  vi,
  id,
  ms,
  zh,
  ja,
  ko,
  sw,
]
