import { foldToLetters } from '../folding/fold-to-letters.ts'

/**
 * The sentences of a text as their letters and digits, for telling which were said before; cut at colons too, so that a
 * lead does not hide one.
 */
export function foldedSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?。！？:;])\s+|\n+/u)
    .map((sentence) => foldToLetters(sentence).text)
    .filter((sentence) => sentence.length >= 4)
}
