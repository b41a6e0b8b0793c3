/** Makes a key of the digit before it; emoji need it. */
const keycap = 0x20e3

/** `text` with `marks` (default U+0336, which strikes the character through) after each character that is not white space. */
export function encodeCombiningMarks(text: string, marks = '\u0336'): string {
  return Array.from(text, (character) => (/\s/.test(character) ? character : character + marks)).join('')
}

/** `encoded` without any combining mark that belongs to no script; null when it has none. Accents that stand apart are lost too. Linear. */
export function decodeCombiningMarks(encoded: string): string | null {
  const decoded = encoded.replace(/[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g, '')
  return decoded === encoded ? null : decoded
}

/** Whether a UTF-16 unit is a combining mark that belongs to no script in particular. */
export function isCombiningMark(unit: number): boolean {
  if (unit < 0x300) return false
  if (unit <= 0x36f) return true
  if (unit < 0x1ab0) return false
  return (
    unit <= 0x1aff ||
    (unit >= 0x1dc0 && unit <= 0x1dff) ||
    (unit >= 0x20d0 && unit <= 0x20ff) ||
    (unit >= 0xfe20 && unit <= 0xfe2f)
  )
}

/** Whether a combining mark lies over or under the whole character (strike, underline, ring) and so is no accent of any language. */
export function isOverlayMark(unit: number): boolean {
  return (
    (unit >= 0x334 && unit <= 0x338) ||
    unit === 0x332 ||
    unit === 0x333 ||
    unit === 0x305 ||
    unit === 0x33f ||
    (unit >= 0x20d0 && unit <= 0x20ff && unit !== keycap)
  )
}
