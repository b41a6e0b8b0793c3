/** The characters of `text` written down and up over `rails` lines (2 or more) and read line by line: the rail-fence cipher. Linear. */
export function encodeZigzag(text: string, rails = 3): string {
  const characters = Array.from(text)
  return orderOf(characters.length, rails)
    .map((at) => characters[at] ?? '')
    .join('')
}

/** What `encodeZigzag` with as many `rails` made the text from; null when it is too short to have been changed. Linear. */
export function decodeZigzag(encoded: string, rails = 3): string | null {
  const characters = Array.from(encoded)
  if (characters.length <= rails) return null
  const out: string[] = Array.from({ length: characters.length }, () => '')
  orderOf(characters.length, rails).forEach((at, i) => {
    out[at] = characters[i] ?? ''
  })
  return out.join('')
}

/** The indices of a text of `length` characters in the order in which the lines hold them. */
function orderOf(length: number, rails: number): readonly number[] {
  const lines: number[][] = Array.from({ length: rails }, () => [])
  const period = 2 * (rails - 1)
  for (let at = 0; at < length; at += 1) {
    const phase = at % period
    lines[phase < rails ? phase : period - phase]?.push(at)
  }
  return lines.flat()
}
