const words =
  'alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu'.split(
    ' ',
  )
const digits = 'zero one two three four five six seven eight nine'.split(' ')
const meaning = new Map<string, string>([
  ...words.map((word): [string, string] => [word, word.charAt(0)]),
  ...digits.map((word, i): [string, string] => [word, String(i)]),
  ['alpha', 'a'],
  ['juliet', 'j'],
  ['whisky', 'w'],
  ['xray', 'x'],
  ['niner', '9'],
  ['space', ' '],
])

/** Every word that has a meaning, in small letters and common spellings; `x-ray` as `ray` too, which is what remains when it is split at the hyphen. */
export const natoWords: readonly string[] = [...meaning.keys(), 'ray']

/** The longest word of the alphabet, in units. */
const natoWordLengthMax = 8

/** `text` spelt in the NATO alphabet: letters and digits as words, spaces as `space`. Other characters are dropped; case is lost. */
export function encodeNato(text: string): string {
  const out: string[] = []
  for (const character of text.toLowerCase()) {
    if (character >= 'a' && character <= 'z') out.push(words[character.charCodeAt(0) - 97] ?? '')
    else if (character >= '0' && character <= '9') out.push(digits[character.charCodeAt(0) - 48] ?? '')
    else if (character === ' ' && out.length > 0) out.push('space')
  }
  return out.join(' ')
}

/** The letter, digit or space that a word of the NATO alphabet (any case, common spellings) stands for, or null. */
export function natoMeaning(word: string): string | null {
  return word.length > natoWordLengthMax ? null : (meaning.get(word.toLowerCase()) ?? null)
}

/**
 * The text, in lower case, that words of the NATO alphabet spell; `space`, `/`, `|` or a line break is a space, commas and full stops are skipped.
 * Null when another word occurs. Linear.
 */
export function decodeNato(encoded: string): string | null {
  const out: string[] = []
  for (const part of encoded.replace(/[\r\n|/]/g, ' / ').split(/[\s,.]/)) {
    if (part === '') continue
    const letter = part === '/' ? ' ' : natoMeaning(part)
    if (letter === null) return null
    out.push(letter)
  }
  return out.length === 0 ? null : out.join('')
}
