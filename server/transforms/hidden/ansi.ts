const introducer = '\u001b'

/** `text` between escape sequences of terminals, one after each word: concealed, then shown again. */
export function encodeAnsi(text: string): string {
  return text.replace(/\S+/g, (word) => `${introducer}[8m${word}${introducer}[0m`)
}

/** `encoded` without escape sequences that set colours or styles; null when it has none. Linear. */
export function decodeAnsi(encoded: string): string | null {
  const decoded = encoded.replaceAll(/\u001b\[[0-9;]*m/g, '')
  return decoded === encoded ? null : decoded
}
