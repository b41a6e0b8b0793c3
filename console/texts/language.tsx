import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type TextKey, texts } from './catalogue.ts'
import { type Language, languages, type TextValues, writtenText } from './text-table.ts'

/** The language of the console, and what is written in it. */
export interface Spoken {
  readonly language: Language
  /** The same with the region of the browser, for dates and numbers, e.g. `en-GB`. */
  readonly locale: string
  readonly setLanguage: (language: Language) => void
  /** The text under a key, with its values put in. */
  readonly t: (key: TextKey, values?: TextValues) => string
  /** A whole number or one with few digits, as it is written in the language. */
  readonly n: (value: number, digits?: number) => string
  /** A share of 0 to 1 as a percentage. */
  readonly percent: (share: number, digits?: number) => string
}

const SpokenContext = createContext<Spoken | null>(null)
const storageName = 'redoubt-language'

/** Speaks the language that was chosen before, else the browser's, else English. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(usualLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const spoken = useMemo((): Spoken => {
    const locale = navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language
    const numbers = numberFormats(locale)
    return {
      language,
      locale,
      setLanguage: (next) => {
        window.localStorage.setItem(storageName, next)
        setLanguage(next)
      },
      t: (key, values) => writtenText(texts[key], language, values),
      n: (value, digits = 0) => numbers('decimal', digits).format(value),
      // As in the reasons of the service and in the reports: with a blank, which does not break.
      percent: (share, digits = 1) =>
        numbers('percent', digits)
          .format(share)
          .replace(/(?<=\d)%/, '\u00a0%'),
    }
  }, [language])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

/** Formats of a language, each made once: to make one costs more than to write a hundred numbers by it. */
function numberFormats(locale: string): (style: 'decimal' | 'percent', digits: number) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>()
  return (style, digits) => {
    const name = `${style} ${digits}`
    const format = made.get(name) ?? new Intl.NumberFormat(locale, { style, maximumFractionDigits: digits })
    made.set(name, format)
    return format
  }
}

/** What is written, in the language of the console. */
export function useText(): Spoken {
  const spoken = useContext(SpokenContext)
  if (spoken === null) throw new Error('used outside of LanguageProvider')
  return spoken
}

function usualLanguage(): Language {
  const wanted = [window.localStorage.getItem(storageName), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return languages.find((language) => language === wanted.find((one) => languages.includes(one as Language))) ?? 'en'
}
