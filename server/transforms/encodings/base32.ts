import { utf8Of, utf8Text } from './bytes.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const digitValues = new Int8Array(128).fill(-1)
for (let i = 0; i < 32; i++) {
  digitValues[alphabet.charCodeAt(i)] = i
  digitValues[alphabet.toLowerCase().charCodeAt(i)] = i
}

/** Base32 (RFC 4648, upper case, padded) of the UTF-8 bytes of `text`. */
export function encodeBase32(text: string): string {
  const digits: string[] = []
  let held = 0
  let bits = 0
  for (const byte of utf8Of(text)) {
    held = ((held << 8) | byte) & 0xffff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      digits.push(alphabet.charAt((held >> bits) & 31))
    }
  }
  if (bits > 0) digits.push(alphabet.charAt((held << (5 - bits)) & 31))
  while (digits.length % 8 !== 0) digits.push('=')
  return digits.join('')
}

/**
 * The text in base32 of either case, with or without padding, wrapped or spaced.
 * Null when another character occurs, the length is impossible or the bytes are not UTF-8. Linear.
 */
export function decodeBase32(encoded: string): string | null {
  const bytes = new Uint8Array(Math.ceil((encoded.length * 5) / 8))
  let held = 0
  let bits = 0
  let length = 0
  let digits = 0
  let padding = 0
  for (let i = 0; i < encoded.length; i++) {
    const unit = encoded.charCodeAt(i)
    if (unit === 32 || (unit >= 9 && unit <= 13)) continue
    if (unit === 61) {
      padding++
      continue
    }
    const value = unit < 128 ? (digitValues[unit] ?? -1) : -1
    if (value < 0 || padding > 0) return null
    digits++
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[length++] = (held >> bits) & 255
    }
  }
  const rest = digits % 8
  if (length === 0 || rest === 1 || rest === 3 || rest === 6 || padding > 6) return null
  return utf8Text(bytes.subarray(0, length))
}
