import { escapeMarkup } from '../escape-markup.ts'

const written = Symbol('markup')

/** HTML that our own templates have written. No text of anybody else can be one: the symbol is ours alone. */
export interface Markup {
  /** The HTML. */
  readonly [written]: string
}

/** What may stand in a template: texts are escaped, markup is not, `null` and `false` are nothing. */
export type Shown = string | number | Markup | null | false | readonly Shown[]

/**
 * A template of HTML. Everything that is put into it is escaped, in text and in quoted attributes alike, unless it is
 * markup of such a template itself; so nobody has to remember it. Cost: linear in the texts.
 */
export function html(pieces: TemplateStringsArray, ...values: readonly Shown[]): Markup {
  return filled(pieces, values, escapeVisibly)
}

/** The same for XML and SVG, where what cannot be seen stays as it is. */
export function xml(pieces: TemplateStringsArray, ...values: readonly Shown[]): Markup {
  return filled(pieces, values, escapeMarkup)
}

type Escape = (text: string) => string

function filled(pieces: TemplateStringsArray, values: readonly Shown[], write: Escape): Markup {
  const text = pieces.reduce((all, piece, place) => `${all}${render(values[place - 1] ?? null, write)}${piece}`)
  return { [written]: text }
}

/** The HTML of a markup. */
export function markupText(markup: Markup): string {
  return markup[written]
}

function render(value: Shown, write: Escape): string {
  if (value === null || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return write(String(value))
  return isList(value) ? value.map((one) => render(one, write)).join('') : value[written]
}

function isList(value: Markup | readonly Shown[]): value is readonly Shown[] {
  return Array.isArray(value)
}

/** Controls, and marks that turn the direction of a text: a reader must see that they stand there. */
const unseen = /[^\P{Cc}\t\n\r]|[\u2028-\u202e\u2066-\u2069]/gu

function escapeVisibly(text: string): string {
  return escapeMarkup(
    text.replaceAll(unseen, (one) => `[U+${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`),
  )
}
