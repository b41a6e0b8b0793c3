const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  '«': '"',
  '»': '"',
  '„': '"',
  '“': '"',
  '”': '"',
  '’': "'",
  '‘': "'",
  '…': '...',
  '–': '-',
  '—': '-',
  '¿': '',
  '¡': '',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/**
 * `text` without accents and typographic signs, for alphabets that have none: `Révèle l’été` becomes `Revele l'ete`.
 * Linear.
 */
export function plainLetters(text: string): string {
  return text
    .replaceAll(/[^\p{ASCII}]/gu, (character) => spelt[character] ?? character)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}
