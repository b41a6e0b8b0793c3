/** `text` in small letters without its spaces, each word but the first begun with a capital: `tell me now` becomes `tellMeNow`. */
export function encodeCamelCase(text: string): string {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word, i) => (i === 0 ? word : (Array.from(word)[0] ?? '').toUpperCase() + Array.from(word).slice(1).join('')))
    .join('')
}

/** The words, in small letters, that `encodeCamelCase` joined; null when there is white space or no capital inside. Linear. */
export function decodeCamelCase(encoded: string): string | null {
  if (/\s/.test(encoded) || !/(?<=.)\p{Lu}/u.test(encoded)) return null
  return encoded.replace(/(?<=.)\p{Lu}/gu, (letter) => ` ${letter}`).toLowerCase()
}
