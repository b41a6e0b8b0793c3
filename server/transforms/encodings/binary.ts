import { utf8Of, utf8Text } from './bytes.ts'

/** The UTF-8 bytes of `text` as eight binary digits each, with `gap` (default one space) between. */
export function encodeBinary(text: string, gap = ' '): string {
  return Array.from(utf8Of(text), (byte) => byte.toString(2).padStart(8, '0')).join(gap)
}

/**
 * The text in binary digits: groups of seven or eight with white space between, or a run whose length is a multiple of eight.
 * Null when another character occurs, a group has another length or the bytes are not UTF-8. Linear.
 */
export function decodeBinary(encoded: string): string | null {
  const bytes = new Uint8Array(encoded.length)
  let length = 0
  let held = 0
  let bits = 0
  for (let i = 0; i <= encoded.length; i++) {
    const unit = i < encoded.length ? encoded.charCodeAt(i) : 32
    if (unit === 48 || unit === 49) {
      held = held * 2 + (unit - 48)
      if (++bits < 8) continue
    } else if (unit !== 32 && (unit < 9 || unit > 13)) return null
    else if (bits === 0) continue
    else if (bits < 7) return null
    bytes[length++] = held
    held = 0
    bits = 0
  }
  return length === 0 ? null : utf8Text(bytes.subarray(0, length))
}
