const signOf: ReadonlyMap<string, string> = new Map([
  ['a', '4'],
  ['e', '3'],
  ['i', '1'],
  ['o', '0'],
  ['s', '5'],
  ['t', '7'],
])
const letterOf: ReadonlyMap<string, string> = new Map([
  ['4', 'a'],
  ['@', 'a'],
  ['3', 'e'],
  ['€', 'e'],
  ['1', 'i'],
  ['!', 'i'],
  ['0', 'o'],
  ['5', 's'],
  ['$', 's'],
  ['7', 't'],
  ['+', 't'],
  ['9', 'g'],
  ['8', 'b'],
])

/** `text` with the letters a, e, i, o, s, t written as the digits that look like them. */
export function encodeLeet(text: string): string {
  return Array.from(text, (character) => signOf.get(character.toLowerCase()) ?? character).join('')
}

/**
 * `encoded` with digits and signs read as the letters they look like (`1` as `i`); null when there is none.
 * What was a digit before becomes a letter too: the caller judges whether the result is a word. Linear.
 */
export function decodeLeet(encoded: string): string | null {
  const decoded = encoded.replace(/[4@3€1!05$7+98]/g, (sign) => letterOf.get(sign) ?? sign)
  return decoded === encoded ? null : decoded
}
