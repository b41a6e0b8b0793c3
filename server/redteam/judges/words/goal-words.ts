import { foldToLetters } from '../../../text/folding/fold-to-letters.ts'

/** Beginnings of words tell their stem well enough to compare two texts of one language. */
const stemUnits = 5

/** Share of the longer words of a goal that an answer takes up, 0 to 1; of goals without any, 0. Linear. */
export function goalWordsTaken(goal: string, answer: string): number {
  const wanted = stemsOf(goal)
  if (wanted.size === 0) return 0
  const said = stemsOf(answer)
  return [...wanted].filter((stem) => said.has(stem)).length / wanted.size
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = text.slice(0, 4_000).match(/[\p{L}\p{N}\p{M}]{5,}/gu) ?? []
  return new Set(words.map((word) => foldToLetters(word).text.slice(0, stemUnits)))
}
