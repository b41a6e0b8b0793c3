import { hexValue, utf8Of, utf8Text } from './bytes.ts'

/** How hexadecimal bytes are set: `49676e`, `49 67 6e`, `0x49 0x67 0x6e` or `\x49\x67\x6e`. */
export type HexForm = 'plain' | 'spaced' | '0x' | 'backslash-x'

/** The UTF-8 bytes of `text` as lower-case hexadecimal in `form` (default `plain`). */
export function encodeHex(text: string, form: HexForm = 'plain'): string {
  const pairs = Array.from(utf8Of(text), (byte) => byte.toString(16).padStart(2, '0'))
  switch (form) {
    case 'plain':
      return pairs.join('')
    case 'spaced':
      return pairs.join(' ')
    case '0x':
      return pairs.map((pair) => `0x${pair}`).join(' ')
    case 'backslash-x':
      return pairs.map((pair) => `\\x${pair}`).join('')
  }
}

/**
 * The text in hexadecimal bytes of any `HexForm`, with white space, commas, colons, semicolons or hyphens between whole bytes.
 * Null when another character occurs, a byte is cut in two or the bytes are not UTF-8. Linear.
 */
export function decodeHex(encoded: string): string | null {
  const bytes = new Uint8Array(encoded.length >> 1)
  let length = 0
  let i = 0
  while (i < encoded.length) {
    const unit = encoded.charCodeAt(i)
    if (isGap(unit)) {
      i++
      continue
    }
    if ((unit === 48 || unit === 92) && (encoded.charCodeAt(i + 1) | 32) === 120) i += 2
    const high = hexValue(encoded.charCodeAt(i))
    const low = hexValue(encoded.charCodeAt(i + 1))
    if (high < 0 || low < 0) return null
    bytes[length++] = high * 16 + low
    i += 2
  }
  return length === 0 ? null : utf8Text(bytes.subarray(0, length))
}

function isGap(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13) || unit === 44 || unit === 58 || unit === 59 || unit === 45
}
