/** Control characters but the line end and the tab, ends of lines of other kinds, and what turns the direction of a text. */
const unprintable = /[^\P{Cc}\n\t]|[\u2028-\u202e\u2066-\u2069]/gu

/**
 * A text that writes to a terminal what it says and nothing else: what would move the cursor, colour or turn the text
 * stands there as its number, e.g. `\\u001b`. In JSON that means the same text. Cost: linear in the text.
 */
export function printable(text: string): string {
  return text.replaceAll(unprintable, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
