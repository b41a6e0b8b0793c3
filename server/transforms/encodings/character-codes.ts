/** The ASCII characters of `text` as numbers of `radix` (10: `73 103 110`, 8: `111 147 156`) with `gap` (default one space) between; others stay out. */
export function encodeCharacterCodes(text: string, radix: 8 | 10 = 10, gap = ' '): string {
  const codes: string[] = []
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (isShown(unit)) codes.push(unit.toString(radix).padStart(radix === 8 ? 3 : 1, '0'))
  }
  return codes.join(gap)
}

/** What numbers of `radix` apart by blanks, commas, semicolons or backslashes write; null when one is no printable ASCII character or there is none. Linear. */
export function characterCodesText(encoded: string, radix: 8 | 10): string | null {
  const codes = encoded.match(/[^\s,;\\]+/g) ?? []
  const characters: string[] = []
  for (const code of codes) {
    const unit = (radix === 8 ? /^[0-7]{2,3}$/ : /^\d{2,3}$/).test(code) ? Number.parseInt(code, radix) : -1
    if (!isShown(unit)) return null
    characters.push(String.fromCharCode(unit))
  }
  return characters.length === 0 ? null : characters.join('')
}

function isShown(unit: number): boolean {
  return (unit >= 32 && unit < 127) || unit === 10 || unit === 13
}
