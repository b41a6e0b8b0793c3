import { utf8Of, utf8Text, utf16TextOf } from './bytes.ts'

const standard = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const digitValues = new Int8Array(128).fill(-1)
for (let i = 0; i < 64; i++) digitValues[standard.charCodeAt(i)] = i
digitValues['-'.charCodeAt(0)] = 62
digitValues['_'.charCodeAt(0)] = 63

/** Base64 (RFC 4648) of the UTF-8 bytes of `text`; with `urlSafe` in the URL alphabet and without padding. */
export function encodeBase64(text: string, urlSafe = false): string {
  const bytes = utf8Of(text)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(urlSafe ? 'base64url' : 'base64')
}

/**
 * The text in base64 of either alphabet, with or without padding, wrapped or spaced.
 * Null when another character occurs, the length is impossible or the bytes are not UTF-8. Linear.
 */
export function decodeBase64(encoded: string): string | null {
  const bytes = base64Bytes(encoded)
  return bytes === null ? null : utf8Text(bytes)
}

/** As `decodeBase64`, and where the bytes look like UTF-16 of letters below U+0100, as PowerShell takes it, the text in that. Linear. */
export function decodeBase64OrUtf16(encoded: string): string | null {
  const bytes = base64Bytes(encoded)
  return bytes === null ? null : (utf16TextOf(bytes) ?? utf8Text(bytes))
}

/** The bytes in base64 as `decodeBase64` reads it, whatever they are; null when it is not base64. */
export function base64Bytes(encoded: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.ceil((encoded.length * 3) / 4))
  let held = 0
  let digits = 0
  let length = 0
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
    held = ((held << 6) | value) & 0xffffff
    digits++
    const phase = digits & 3
    if (phase === 2) bytes[length++] = (held >> 4) & 255
    else if (phase === 3) bytes[length++] = (held >> 2) & 255
    else if (phase === 0) bytes[length++] = held & 255
  }
  return digits < 2 || (digits & 3) === 1 || padding > 2 ? null : bytes.subarray(0, length)
}
