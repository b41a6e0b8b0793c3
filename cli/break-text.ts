import { displayWidth } from './display-width.ts'

/** A text that is wider than a line of a terminal in pieces that are not; nothing is left out. Cost: linear in the text. */
export function breakText(text: string, columns: number): readonly string[] {
  if (displayWidth(text) <= columns) return [text]
  const lines = ['']
  for (const letter of text) {
    const joined = `${lines.at(-1)}${letter}`
    if (displayWidth(joined) <= columns) lines[lines.length - 1] = joined
    else lines.push(letter)
  }
  return lines
}
