import type { Range } from '../../../text/range.ts'

/** An attribute of a tag; `value` is the range inside its quotes, empty when it has none. */
export interface HtmlAttribute {
  /** In small letters. */
  readonly name: string
  readonly value: Range
}

/** A tag as it stands in a text. */
export interface HtmlTag extends Range {
  /** In small letters. */
  readonly name: string
  /** Whether it ends an element, as `</b>` does. */
  readonly closing: boolean
  readonly attributes: readonly HtmlAttribute[]
}

const nameLengthMax = 20
const attributesMax = 64

const names = new Set(
  (
    'a abbr address article aside audio b base blockquote body br button canvas center cite code col dd del details dfn dialog div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark marquee meta nav ' +
    'noscript object ol optgroup option p param picture pre q s samp script section select small source span strike strong style sub summary sup svg table tbody td ' +
    'template textarea tfoot th thead time title tr tt u ul var video wbr'
  ).split(' '),
)

/** The HTML tag that begins at `at` (a `<`), `null` when none does, `'unclosed'` when the text ends inside it. Costs the length of the tag. */
export function htmlTagAt(text: string, at: number): HtmlTag | 'unclosed' | null {
  const closing = text.charCodeAt(at + 1) === 47
  let i = at + (closing ? 2 : 1)
  const nameStart = i
  while (i - nameStart <= nameLengthMax && isNameUnit(text.charCodeAt(i))) i++
  const name = text.slice(nameStart, i).toLowerCase()
  if (!names.has(name) || !(/[\s>/]/.test(text.charAt(i)) || i === text.length)) return null
  const attributes: HtmlAttribute[] = []
  while (i < text.length) {
    const unit = text.charCodeAt(i)
    if (unit === 62) return { start: at, end: i + 1, name, closing, attributes }
    if (unit <= 32 || unit === 47) {
      i++
      continue
    }
    const attribute = attributeAt(text, i)
    if (attribute === null) return 'unclosed'
    if (attributes.length < attributesMax) attributes.push(attribute.read)
    i = attribute.end
  }
  return 'unclosed'
}

function attributeAt(text: string, at: number): { read: HtmlAttribute; end: number } | null {
  let i = at
  while (i < text.length && !/[\s=>/]/.test(text.charAt(i))) i++
  const name = text.slice(at, Math.min(i, at + 64)).toLowerCase()
  if (text.charCodeAt(i) !== 61) return { read: { name, value: { start: i, end: i } }, end: Math.max(i, at + 1) }
  i++
  const quote = text.charAt(i)
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, i + 1)
    return close < 0 ? null : { read: { name, value: { start: i + 1, end: close } }, end: close + 1 }
  }
  const start = i
  while (i < text.length && !/[\s>]/.test(text.charAt(i))) i++
  return { read: { name, value: { start, end: i } }, end: Math.max(i, start) }
}

function isNameUnit(unit: number): boolean {
  const lower = unit | 32
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57)
}
