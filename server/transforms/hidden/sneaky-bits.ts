import { utf8Of, utf8Text } from '../encodings/bytes.ts'

const zero = '\u2062'
const one = '\u2064'

/** The UTF-8 bytes of `text` as invisible bits: U+2062 (invisible times) for 0, U+2064 (invisible plus) for 1, eight a byte. */
export function encodeSneakyBits(text: string): string {
  return Array.from(utf8Of(text), (byte) =>
    byte.toString(2).padStart(8, '0').replaceAll('0', zero).replaceAll('1', one),
  ).join('')
}

/** The text that the invisible bits in `encoded` carry, whatever stands between; null when there are none, no whole bytes or no UTF-8. Linear. */
export function decodeSneakyBits(encoded: string): string | null {
  const bits = Array.from(encoded)
    .filter((character) => character === zero || character === one)
    .map((character) => (character === one ? '1' : '0'))
    .join('')
  if (bits.length === 0 || bits.length % 8 !== 0) return null
  return utf8Text(Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2)))
}
