/** What is turned round: `characters` of the whole text, the order of its `words`, or the characters `in-words` with the words in place. */
export type ReversedForm = 'characters' | 'words' | 'in-words'

/** `text` turned round by `form` (default `characters`); surrogate pairs stay whole, white space keeps its place among the words. */
export function encodeReversed(text: string, form: ReversedForm = 'characters'): string {
  switch (form) {
    case 'characters':
      return Array.from(text).reverse().join('')
    case 'words':
      return text.split(/(\s)/).reverse().join('')
    case 'in-words':
      return text
        .split(/(\s)/)
        .map((part) => Array.from(part).reverse().join(''))
        .join('')
  }
}

/** What `encodeReversed` with the same `form` made the text from; null when turning it round changes nothing. Linear. */
export function decodeReversed(encoded: string, form: ReversedForm = 'characters'): string | null {
  const decoded = encodeReversed(encoded, form)
  return decoded === encoded ? null : decoded
}
