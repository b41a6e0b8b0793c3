/** `text` with `separator` (default one space) between the letters of each word and `wordGap` (default three spaces) between words. */
export function encodeLetterSpacing(text: string, separator = ' ', wordGap = '   '): string {
  return text
    .split(/\s/)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).join(separator))
    .join(wordGap)
}

/**
 * What `encodeLetterSpacing` with the same `separator` made it from, where words are apart by more than one separator or by white space.
 * Null when a word has two characters without a separator between them, or there is no pair at all. Linear.
 */
export function decodeLetterSpacing(encoded: string, separator = ' '): string | null {
  const words: string[] = []
  let word = ''
  let joined = 0
  let sinceLetter = 0
  let wide = false
  for (const character of encoded.trim()) {
    if (character === separator || /\s/.test(character)) {
      sinceLetter++
      wide ||= character !== separator
      continue
    }
    if (word === '') word = character
    else if (sinceLetter === 0) return null
    else if (sinceLetter === 1 && !wide) {
      word += character
      joined++
    } else {
      words.push(word)
      word = character
    }
    sinceLetter = 0
    wide = false
  }
  if (joined === 0) return null
  words.push(word)
  return words.join(' ')
}
