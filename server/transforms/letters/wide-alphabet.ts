import { utf8Of, utf8Text } from '../encodings/bytes.ts'

const base = 0x4e00
const width = 11

/** The UTF-8 bytes of `text` in characters of 11 bits each, U+4E00 onwards; the last is filled up with zeros. */
export function encodeWideAlphabet(text: string): string {
  const out: string[] = []
  let held = 0
  let bits = 0
  for (const byte of utf8Of(text)) {
    held = ((held << 8) | byte) & 0xfffff
    bits += 8
    if (bits < width) continue
    bits -= width
    out.push(String.fromCharCode(base + ((held >> bits) & 0x7ff)))
  }
  if (bits > 0) out.push(String.fromCharCode(base + ((held << (width - bits)) & 0x7ff)))
  return out.join('')
}

/** What `encodeWideAlphabet` made it from; null when another character occurs, there is none or the bytes are not UTF-8. A NUL at the end may be lost. Linear. */
export function decodeWideAlphabet(encoded: string): string | null {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const character of encoded) {
    const value = (character.codePointAt(0) ?? 0) - base
    if (value < 0 || value > 0x7ff) return null
    held = ((held << width) | value) & 0xfffff
    bits += width
    while (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
  }
  if (bytes.length === 0) return null
  // The filling of the last character can look like a byte of its own.
  const isFilling = bytes.at(-1) === 0 && Math.ceil(((bytes.length - 1) * 8) / width) === Array.from(encoded).length
  if (isFilling) bytes.pop()
  return utf8Text(Uint8Array.from(bytes))
}
