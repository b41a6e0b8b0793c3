/** Texts by their key, each in English and French; `{name}` stands for a value. One that lacks a language does not type-check. */
export type TextTable = Readonly<Record<string, readonly [english: string, french: string]>>

/** The languages, in the order in which texts stand in a table. */
export const languages = ['en', 'fr'] as const

/** One of the languages. */
export type Language = (typeof languages)[number]

/** Values for the places of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** A text of a table as it is written in a language, with its values. */
export function writtenText(texts: TextTable[string], language: Language, values?: TextValues): string {
  const text = texts[languages.indexOf(language)] ?? texts[0]
  return filledText(language === 'fr' ? unbroken(text) : text, values)
}

/** With spaces that do not break where French has one before a sign or inside of its quotes: no line begins with a colon. */
function unbroken(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

/** A text with its values. A place without a value stays, so that a test sees it. */
export function filledText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
