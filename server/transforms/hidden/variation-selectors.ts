import { utf8Of, utf8Text } from '../encodings/bytes.ts'

/** `carrier` (default a smiling face) followed by the UTF-8 bytes of `text`, each as one of the 256 invisible variation selectors. */
export function encodeVariationSelectors(text: string, carrier = '\u{1f642}'): string {
  const selectors = Array.from(utf8Of(text), (byte) =>
    String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16),
  )
  return carrier + selectors.join('')
}

/** The text that the variation selectors in `encoded` carry; null when there are fewer than two or the bytes are not UTF-8. Linear. */
export function decodeVariationSelectors(encoded: string): string | null {
  const bytes: number[] = []
  for (const character of encoded) {
    const byte = selectorByte(character.codePointAt(0) ?? 0)
    if (byte >= 0) bytes.push(byte)
  }
  return bytes.length < 2 ? null : utf8Text(Uint8Array.from(bytes))
}

/** The byte that a variation selector carries, or -1 when the code point is none. */
export function selectorByte(codePoint: number): number {
  if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return codePoint - 0xfe00
  return codePoint >= 0xe0100 && codePoint <= 0xe01ef ? codePoint - 0xe0100 + 16 : -1
}
