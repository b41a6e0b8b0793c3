import { smallWords, tellingLetters } from './language-words.ts'

/** How much of the text around a match is asked for its language, in UTF-16 units on either side. */
const surroundings = 160

/** How often words and letters of each language stand in a stretch. */
export type LanguageSigns = ReadonlyMap<string, number>

/** The signs of languages around a range of `text`. Cost: a bounded stretch. */
export function languageSigns(text: string, start: number, end: number): LanguageSigns {
  const around = text.slice(Math.max(0, start - surroundings), Math.min(end, start + 400) + surroundings)
  const signs = new Map<string, number>()
  const count = (code: string): void => void signs.set(code, (signs.get(code) ?? 0) + 1)
  for (const word of around.toLowerCase().split(notLetters))
    for (const code of languagesOfWord().get(word) ?? []) count(code)
  for (const { code, pattern } of tellingLetters) for (const _ of around.matchAll(pattern)) count(code)
  return signs
}

const notLetters = /[^\p{L}\p{M}]+/u

let byWord: ReadonlyMap<string, readonly string[]> | undefined

function languagesOfWord(): ReadonlyMap<string, readonly string[]> {
  if (byWord !== undefined) return byWord
  const found = new Map<string, string[]>()
  for (const [code, words] of Object.entries(smallWords)) {
    for (const word of new Set(words.split(' '))) found.set(word, [...(found.get(word) ?? []), code])
  }
  byWord = found
  return found
}
