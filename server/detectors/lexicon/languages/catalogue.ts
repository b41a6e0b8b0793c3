import type { LexiconLanguage } from '../lexicon-language.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sk } from './sk.ts'
import { sv } from './sv.ts'

/** All languages of the lexicon. */
export const languages: readonly LexiconLanguage[] = [
  en,
  de,
  cs,
  da,
  es,
  fi,
  fr,
  it,
  nl,
  no,
  pl,
  pt,
  sk,
  sv,
]
