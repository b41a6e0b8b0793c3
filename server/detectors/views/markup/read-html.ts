import type { Range } from '../../../text/range.ts'
import { isHiddenStyle } from './hidden-style.ts'
import { type HtmlTag, htmlTagAt } from './html-tag.ts'

/** What markup does to a text. */
export interface Markup {
  /** Marks and hidden parts, to be left out when the text is shown; in order, without overlap. */
  readonly removed: readonly Range[]
  /** Parts that a reader would not see. */
  readonly hidden: readonly Range[]
  /** Link targets, hidden as well. */
  readonly links: readonly Range[]
}

const neverShown = new Set(['script', 'style', 'template', 'noscript', 'title', 'head'])
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'wbr',
])
const spokenAttributes = new Set(['alt', 'title', 'aria-label', 'placeholder', 'content', 'value', 'summary', 'label'])
const linkAttributes = new Set(['href', 'src', 'action', 'formaction', 'poster', 'background'])

/** The HTML in `text`: tags, comments, hidden elements, attributes with text, link targets; null when it has no tag or comment. Linear. */
export function readHtml(text: string): Markup | null {
  const removed: Range[] = []
  const hidden: Range[] = []
  const links: Range[] = []
  let concealed: { readonly name: string; readonly start: number; depth: number } | null = null
  let i = text.indexOf('<')
  while (i >= 0) {
    if (text.startsWith('<!--', i)) {
      const close = text.indexOf('-->', i + 4)
      const end = close < 0 ? text.length : close + 3
      hidden.push({ start: i + 4, end: close < 0 ? end : close })
      if (concealed === null) removed.push({ start: i, end })
      i = text.indexOf('<', end)
      continue
    }
    const tag = htmlTagAt(text, i)
    if (tag === 'unclosed') break
    if (tag === null) {
      i = text.indexOf('<', i + 1)
      continue
    }
    readAttributes(tag, text, { hidden, links })
    if (concealed === null && conceals(tag, text)) concealed = { name: tag.name, start: tag.start, depth: 1 }
    else if (concealed === null) removed.push({ start: tag.start, end: tag.end })
    else if (tag.name === concealed.name) {
      concealed.depth += tag.closing ? -1 : 1
      if (concealed.depth === 0) {
        addConcealed({ start: concealed.start, end: tag.end }, { removed, hidden })
        concealed = null
      }
    }
    i = text.indexOf('<', tag.end)
  }
  if (concealed !== null) addConcealed({ start: concealed.start, end: text.length }, { removed, hidden })
  return removed.length === 0 ? null : { removed, hidden, links }
}

function conceals(tag: HtmlTag, text: string): boolean {
  if (tag.closing || voidElements.has(tag.name)) return false
  if (neverShown.has(tag.name)) return true
  return tag.attributes.some(
    ({ name, value }) => name === 'hidden' || (name === 'style' && isHiddenStyle(text.slice(value.start, value.end))),
  )
}

function addConcealed(range: Range, out: { removed: Range[]; hidden: Range[] }): void {
  out.removed.push(range)
  out.hidden.push(range)
}

function readAttributes(tag: HtmlTag, text: string, out: { hidden: Range[]; links: Range[] }): void {
  for (const { name, value } of tag.attributes) {
    if (value.end <= value.start) continue
    if (linkAttributes.has(name)) {
      if (!text.startsWith('data:', value.start)) out.links.push(value)
    } else if (spokenAttributes.has(name) || name.startsWith('data-')) out.hidden.push(value)
  }
}
