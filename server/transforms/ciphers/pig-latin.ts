/**
 * `text` in Pig Latin that can be undone: the first consonants of each word go behind a hyphen, followed by `ay`
 * (`tell me` becomes `ell-tay e-may`, `it` becomes `it-ay`). Words without a letter stay. Case is kept letter by letter.
 */
export function encodePigLatin(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const head = /^(?:qu|[^aeiouyàâäáéèêëíîïóôöúùûü])*/iu.exec(word)?.[0] ?? ''
    return head.length === word.length ? `${word}-ay` : `${word.slice(head.length)}-${head}ay`
  })
}

/** What `encodePigLatin` made the text from; null when it has no such word. Linear. */
export function decodePigLatin(encoded: string): string | null {
  const decoded = encoded.replace(/(\p{L}+)-(\p{L}*?)ay(?!\p{L})/gu, (_, tail: string, head: string) => head + tail)
  return decoded === encoded ? null : decoded
}
