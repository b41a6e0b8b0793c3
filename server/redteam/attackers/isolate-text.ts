import { createHash } from 'node:crypto'

/**
 * Puts a foreign text, which an LLM shall look at and not obey, between marks that follow from the text itself, so that no
 * text can hold its own closing mark; marks of other texts lose their form. Cost: one hash of the text.
 */
export function isolateText(text: string): string {
  const kept = text.replaceAll('<<DATA-', '< <DATA-').replaceAll(/(DATA-[0-9a-f]{20})>>/g, '$1> >')
  const mark = `DATA-${createHash('sha256').update(kept).digest('hex').slice(0, 20)}`
  return `<<${mark}\n${kept}\n${mark}>>`
}
