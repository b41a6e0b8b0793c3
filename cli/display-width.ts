const segments = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Letters of East Asia in full width, and pictures: two columns each. */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}|\ufe0f/u
/** What stands on the letter before it, or is not seen at all. */
const narrow = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u
const ascii = /^[ -~]*$/

/** How many columns of a terminal a text takes. Cost: linear in the text. */
export function displayWidth(text: string): number {
  if (ascii.test(text)) return text.length
  let columns = 0
  for (const { segment } of segments.segment(text)) columns += widthOf(segment)
  return columns
}

/** As much of a text as fits into so many columns, with `…` where something is missing. */
export function fitWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text
  let shown = ''
  let used = 0
  for (const { segment } of segments.segment(text)) {
    const width = widthOf(segment)
    if (used + width > columns - 1) break
    shown += segment
    used += width
  }
  return `${shown.trimEnd()}…`
}

/** A text with spaces behind it, so that it takes at least so many columns. */
export function padWidth(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)))
}

function widthOf(grapheme: string): number {
  if (narrow.test(grapheme)) return 0
  return wide.test(grapheme) ? 2 : 1
}
