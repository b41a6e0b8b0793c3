/** `text` in lower case and without accents, for looking words up. Changes lengths; linear. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll(/[’`´]/g, "'").toLowerCase()
}
