import { isUtf8 } from 'node:buffer'

const encoder = new TextEncoder()

/** The UTF-8 bytes of `text`; a lone surrogate becomes U+FFFD. Linear. */
export function utf8Of(text: string): Uint8Array {
  return encoder.encode(text)
}

/** The text whose UTF-8 bytes these are, or null when they are not well-formed UTF-8. Linear; failure costs no exception. */
export function utf8Text(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') : null
}

/**
 * The text in UTF-16 of either byte order, with or without a byte-order mark, or null when fewer than nine in ten of its units lie below U+0100:
 * other bytes read as UTF-16 too. Linear.
 */
export function utf16TextOf(bytes: Uint8Array): string | null {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  const start = mark === 0xfffe || mark === 0xfeff ? 2 : 0
  const units = (bytes.length - start) >> 1
  if (units < 2 || (bytes.length & 1) === 1) return null
  let littleEndian = 0
  let bigEndian = 0
  for (let i = start; i + 1 < bytes.length; i += 2) {
    if (bytes[i + 1] === 0 && bytes[i] !== 0) littleEndian++
    else if (bytes[i] === 0 && bytes[i + 1] !== 0) bigEndian++
  }
  if (Math.max(littleEndian, bigEndian) * 10 < units * 9) return null
  const ordered = Buffer.from(bytes.subarray(start))
  return (littleEndian >= bigEndian ? ordered : ordered.swap16()).toString('utf16le')
}

/** The value 0 to 15 of a hexadecimal digit given as a UTF-16 unit, or -1. */
export function hexValue(unit: number): number {
  if (unit >= 48 && unit <= 57) return unit - 48
  const lower = unit | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : -1
}

/** The byte that the two hexadecimal digits at `at` write, or -1. */
export function hexByteAt(text: string, at: number): number {
  const high = hexValue(text.charCodeAt(at))
  const low = hexValue(text.charCodeAt(at + 1))
  return high < 0 || low < 0 ? -1 : high * 16 + low
}
