import type { Range } from '../../../text/range.ts'

const names =
  'document documents doc docs email mail message context article text data content page webpage website file attachment tool_result tool_response tool_output ' +
  'function_result function_results function_response search_result search_results result results output source sources passage transcript review comment ' +
  'input user_input quote excerpt report ticket chunk snippet body'
const tagNames = new Set(names.split(' '))
const tagNameLengthMax = 20
const pairs: readonly (readonly [string, string])[] = [
  ['"""', '"""'],
  ["'''", "'''"],
  ['<<<', '>>>'],
  ['[[[', ']]]'],
]

/** What stands in triple quotes or brackets, and in tags that name a document, marks included. A pair that is not closed encloses nothing. Linear. */
export function quotedBlocks(text: string): Range[] {
  const blocks = tagBlocks(text)
  for (const [open, close] of pairs) {
    let at = text.indexOf(open)
    while (at >= 0) {
      const end = text.indexOf(close, at + open.length)
      if (end < 0) break
      blocks.push({ start: at, end: end + close.length })
      at = text.indexOf(open, end + close.length)
    }
  }
  return blocks
}

function tagBlocks(text: string): Range[] {
  const blocks: Range[] = []
  if (!text.includes('</')) return blocks
  const unclosed = new Set<string>()
  let at = text.indexOf('<')
  while (at >= 0) {
    const name = tagNameAt(text, at + 1)
    const close = name === null || unclosed.has(name) ? -1 : text.indexOf(`</${name}>`, at)
    if (name === null || close < 0) {
      if (name !== null) unclosed.add(name)
      at = text.indexOf('<', at + 1)
      continue
    }
    const end = lastOfRow(text, name, close)
    blocks.push({ start: at, end })
    at = text.indexOf('<', end)
  }
  return blocks
}

/** Where the closing tag ends; closing tags of the same name right behind it, as after nested elements, belong to it. */
function lastOfRow(text: string, name: string, close: number): number {
  const closing = `</${name}>`
  let end = close + closing.length
  while (text.startsWith(closing, end)) end += closing.length
  return end
}

function tagNameAt(text: string, at: number): string | null {
  let end = at
  while (end - at <= tagNameLengthMax && /[A-Za-z_-]/.test(text.charAt(end))) end++
  const name = text.slice(at, end)
  return tagNames.has(name.toLowerCase().replaceAll('-', '_')) && /[\s>]/.test(text.charAt(end)) ? name : null
}
