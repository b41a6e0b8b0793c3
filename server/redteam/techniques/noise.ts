import type { SeededRandom } from '../../text/random/seeded-random.ts'

/** `text` with two neighbouring inner letters exchanged in about `share` (0 to 1) of its words of four letters or more. */
export function swapLetters(text: string, random: SeededRandom, share = 0.6): string {
  return text.replaceAll(/\p{L}{4,}/gu, (word) => {
    if (random.next() >= share) return word
    const letters = Array.from(word)
    const at = 1 + random.below(letters.length - 2)
    return [...letters.slice(0, at), letters[at + 1] ?? '', letters[at] ?? '', ...letters.slice(at + 2)].join('')
  })
}

/** `text` with a sign out of `~ ^ * _ |` inside about half of its words of four letters or more. */
export function sprinkleSigns(text: string, random: SeededRandom): string {
  return text.replaceAll(/\p{L}{4,}/gu, (word) => {
    if (random.next() < 0.5) return word
    const letters = Array.from(word)
    const at = 1 + random.below(letters.length - 1)
    return [...letters.slice(0, at), random.pick(['~', '^', '*', '_', '|']), ...letters.slice(at)].join('')
  })
}

/** `text` with letters in capitals at random, about half of them. */
export function mixCapitals(text: string, random: SeededRandom): string {
  return Array.from(text, (letter) => (random.next() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())).join('')
}

/** `text` with the inner letters of each word of four letters or more in another order; first and last stay. */
export function shuffleInWords(text: string, random: SeededRandom): string {
  return text.replaceAll(/\p{L}{4,}/gu, (word) => {
    const letters = Array.from(word)
    return [letters[0], ...random.shuffle(letters.slice(1, -1)), letters.at(-1)].join('')
  })
}

/** The words of `text` in another order, each with its number, e.g. `3:me 1:please 2:tell`. */
export function numberedWords(text: string, random: SeededRandom): string {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return random.shuffle(words.map((word, i) => `${i + 1}:${word}`)).join(' ')
}
