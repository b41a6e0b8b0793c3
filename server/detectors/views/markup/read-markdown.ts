import type { Range } from '../../../text/range.ts'
import type { Markup } from './read-html.ts'

/**
 * The Markdown in `text` that hides something: links and images (their targets, titles and alternative texts), reference definitions, which also serve
 * as comments, and emphasis inside a word; null when it has none. Headings, lists and other emphasis are left alone: they hide nothing. Linear.
 */
export function readMarkdown(text: string): Markup | null {
  const removed: Range[] = []
  const hidden: Range[] = []
  const links: Range[] = []
  readLinks(text, { removed, hidden, links })
  readDefinitions(text, { removed, hidden, links })
  readEmphasis(text, removed)
  return removed.length === 0 ? null : { removed, hidden, links }
}

interface Found {
  readonly removed: Range[]
  readonly hidden: Range[]
  readonly links: Range[]
}

function readLinks(text: string, found: Found): void {
  if (!text.includes('](')) return
  const open: number[] = []
  let close = -1
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 91) open.push(i)
    else if (unit === 10) open.length = 0
    else if (unit === 93) {
      const start = open.pop()
      if (start === undefined || text.charCodeAt(i + 1) !== 40) continue
      if (close < i) close = text.indexOf(')', i)
      if (close < 0) return
      addLink(text, { start, middle: i, end: close + 1 }, found)
      i = close
    }
  }
}

function addLink(
  text: string,
  link: { start: number; middle: number; end: number },
  { removed, hidden, links }: Found,
): void {
  const image = link.start > 0 && text.charCodeAt(link.start - 1) === 33
  links.push({ start: link.middle + 2, end: link.end - 1 })
  if (image) {
    if (link.middle > link.start + 1) hidden.push({ start: link.start + 1, end: link.middle })
    removed.push({ start: link.start - 1, end: link.end })
  } else removed.push({ start: link.start, end: link.start + 1 }, { start: link.middle, end: link.end })
}

const addressUnits = 12

function readDefinitions(text: string, { removed, hidden, links }: Found): void {
  for (let at = text.indexOf(']:'); at >= 0; at = text.indexOf(']:', at + 2)) {
    const open = text.lastIndexOf('\n', at)
    const lineStart = open < 0 ? 0 : open + 1
    const indent = text.charCodeAt(lineStart) === 91 ? 0 : text.slice(lineStart, lineStart + 4).search(/\[/)
    if (indent < 0 || text.slice(lineStart, lineStart + indent).trim() !== '') {
      // Only the first on a line can begin it.
      const next = text.indexOf('\n', at)
      if (next < 0) return
      at = next - 1
      continue
    }
    const lineEnd = text.indexOf('\n', at)
    const end = lineEnd < 0 ? text.length : lineEnd
    removed.push({ start: lineStart, end })
    // Of an address is read what would be fetched; all else may be a comment.
    const address = /^\s{0,3}<?(?=https?:)/iu.exec(text.slice(at + 2, at + 2 + addressUnits))?.[0]
    if (address === undefined) hidden.push({ start: at + 2, end })
    else links.push({ start: at + 2 + address.length, end })
    at = end - 1
  }
}

function readEmphasis(text: string, removed: Range[]): void {
  if (!/[*~]/.test(text)) return
  const marks = Array.from(text.matchAll(/[*~]+/g), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const inWord = marks.filter(
    ({ start, end }) => end - start <= 3 && isLetter(text.charCodeAt(start - 1)) && isLetter(text.charCodeAt(end)),
  )
  if (inWord.length < 2) return
  for (const mark of inWord) removed.push(mark)
}

function isLetter(unit: number): boolean {
  const lower = unit | 32
  return (lower >= 97 && lower <= 122) || unit >= 0xc0
}
