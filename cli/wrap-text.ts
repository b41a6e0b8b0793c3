import { displayWidth } from './display-width.ts'

/**
 * A text whose lines take at most `columns` columns of a terminal; what goes on in another line is indented by `hanging`. Broken at
 * spaces only: a word that is longer stays whole, so that an id or an address can be copied. Cost: linear in the text.
 */
export function wrapText(text: string, { columns, hanging }: { readonly columns: number; readonly hanging: number }) {
  // On a narrow terminal nothing is left of an indented line.
  if (columns < hanging + 20) return text
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns, ' '.repeat(hanging)))
    .join('\n')
}

function wrapLine(line: string, columns: number, indent: string): string {
  const begin = /^ */.exec(line)?.[0] ?? ''
  const lines = [begin]
  let isEmpty = true
  // Spaces that stand between words belong to columns, and stay.
  for (const [, spaces = '', word = ''] of line.slice(begin.length).matchAll(/( *)([^ ]+)/g)) {
    const last = lines.at(-1) ?? ''
    const joined = `${last}${isEmpty ? '' : spaces}${word}`
    if (isEmpty || displayWidth(joined) <= columns) lines[lines.length - 1] = joined
    else lines.push(`${indent}${word}`)
    isEmpty = false
  }
  return lines.join('\n')
}
