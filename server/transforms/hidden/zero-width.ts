const removed = new Set([
  0x200b, 0x200c, 0x200d, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0xfeff, 0x00ad, 0x180e, 0x034f,
])

/** `text` with `mark` (default zero-width space) between all its characters. */
export function encodeZeroWidth(text: string, mark = '\u200b'): string {
  return Array.from(text).join(mark)
}

/** `encoded` without zero-width characters; null when it has none. Emoji and scripts that need joiners lose them too. Linear. */
export function decodeZeroWidth(encoded: string): string | null {
  let found = false
  const kept: string[] = []
  for (const character of encoded) {
    if (isZeroWidth(character.codePointAt(0) ?? 0)) found = true
    else kept.push(character)
  }
  return found ? kept.join('') : null
}

/** Whether a code point shows nothing and takes no room (spaces, joiners, soft hyphen, invisible operators). */
export function isZeroWidth(codePoint: number): boolean {
  return removed.has(codePoint)
}
