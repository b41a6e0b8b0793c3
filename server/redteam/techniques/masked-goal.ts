import type { SeededRandom } from '../../text/random/seeded-random.ts'
import { keyWordOf } from './attack-slots.ts'

/** A goal with words taken out. */
export interface MaskedGoal {
  /** The goal with marks in their places. */
  readonly masked: string
  /** The words that were taken out, in the order of the numbers that stand for them. */
  readonly words: readonly string[]
}

/** `goal` with its key word as `[WORD]`. */
export function maskKeyWord(goal: string): MaskedGoal {
  const word = keyWordOf(goal)
  return { masked: goal.replaceAll(word, () => '[WORD]'), words: [word] }
}

/** `goal` with up to three of its longest words as `[1]`, `[2]`, `[3]`, numbered at random. */
export function maskWords(goal: string, random: SeededRandom): MaskedGoal {
  const candidates = [...new Set(goal.match(/\p{L}[\p{L}\p{M}-]{3,}/gu) ?? [])]
  const longest = candidates.sort((a, b) => b.length - a.length).slice(0, 3)
  const words = random.shuffle(longest.length > 0 ? longest : [goal.trim()])
  const masked = words.reduce((text, word, i) => text.replaceAll(word, () => `[${i + 1}]`), goal)
  return { masked, words }
}

/** `goal` cut into two to five pieces of about the same length at any place; joined they give it back. */
export function goalPieces(goal: string, random: SeededRandom): readonly string[] {
  const characters = Array.from(goal)
  const count = Math.min(characters.length, 3 + random.below(3))
  const size = Math.ceil(characters.length / Math.max(1, count))
  return Array.from({ length: Math.ceil(characters.length / Math.max(1, size)) }, (_, i) =>
    characters.slice(i * size, (i + 1) * size).join(''),
  )
}

/** A Python string literal of `text`. */
export function pythonString(text: string): string {
  return JSON.stringify(text)
}
