/** `text` with `mark` (default `.`) after every second character inside each word of letters. */
export function encodePunctuationInWords(text: string, mark = '.'): string {
  return text.replace(/\p{L}{3,}/gu, (word) => {
    const characters = Array.from(word)
    return characters
      .map((character, i) => (i % 2 === 1 && i < characters.length - 1 ? character + mark : character))
      .join('')
  })
}

/** `encoded` without the marks that stand between two letters; null when there is none. Ordinary hyphens and apostrophes go too. Linear. */
export function decodePunctuationInWords(encoded: string): string | null {
  const decoded = encoded.replace(/(?<=\p{L})[.\-_*|~^+,;:'’·/\\=]+(?=\p{L})/gu, '')
  return decoded === encoded ? null : decoded
}
