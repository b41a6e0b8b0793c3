import { createHash } from 'node:crypto'

/** A text that an LLM shall look at and not obey, between marks that cannot stand in it. */
export interface IsolatedText {
  /** The text between its marks. */
  readonly block: string
  /** How the marks look, for the instructions. */
  readonly mark: string
}

/**
 * Puts a foreign text between marks that follow from the text itself, so that no text can hold its own closing mark. Cut
 * to `unitsMax`, in the middle, where it is longer. Cost: one hash of the text.
 */
export function isolateText(text: string, unitsMax: number): IsolatedText {
  const kept = cutInTheMiddle(text, unitsMax)
  const mark = `DATA-${createHash('sha256').update(kept).digest('hex').slice(0, 20)}`
  return { block: `<<${mark}\n${kept}\n${mark}>>`, mark }
}

function cutInTheMiddle(text: string, unitsMax: number): string {
  if (text.length <= unitsMax) return text
  const half = Math.floor(unitsMax / 2)
  const left = text.slice(0, half).replace(/[\ud800-\udbff]$/, '')
  const right = text.slice(-half).replace(/^[\udc00-\udfff]/, '')
  return `${left}\n[… ${text.length - left.length - right.length} units left out …]\n${right}`
}
