/**
 * `text` in lower case and without accents, for looking words up; blanks and punctuation stay. Changes lengths; linear.
 */
export function foldWords(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll(/[’`´]/g, "'").toLowerCase()
}
