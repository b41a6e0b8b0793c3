/** `text` with printable ASCII in its full-width form. */
export function encodeFullWidth(text: string): string {
  return text
    .replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    .replace(/ /g, '\u3000')
}

/** `encoded` with full-width forms as ASCII; null when it has none. Linear. */
export function decodeFullWidth(encoded: string): string | null {
  const decoded = encoded
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
  return decoded === encoded ? null : decoded
}
