import { utf8Of, utf8Text } from '../encodings/bytes.ts'

const base = 0x1f400

/** The UTF-8 bytes of `text`, each as the character U+1F400 + byte: most are emoji. */
export function encodeEmojiBytes(text: string): string {
  return Array.from(utf8Of(text), (byte) => String.fromCodePoint(base + byte)).join('')
}

/** What `encodeEmojiBytes` made it from; null when another character occurs, there is none or the bytes are not UTF-8. Linear. */
export function decodeEmojiBytes(encoded: string): string | null {
  const bytes = Array.from(encoded, (character) => (character.codePointAt(0) ?? 0) - base)
  if (bytes.length === 0 || bytes.some((byte) => byte < 0 || byte > 255)) return null
  return utf8Text(Uint8Array.from(bytes))
}
