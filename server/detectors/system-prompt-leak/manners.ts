import type { Range } from '../../text/range.ts'

/** Plain text has about 1.3 units for a letter; from here on somebody pulled the letters apart. */
const unitsPerLetterMin = 1.9

/** Whether so few letters stand in a place that they were spaced out. */
export function isPulledApart({ start, end }: Range, letterCount: number): boolean {
  return (end - start) / letterCount >= unitsPerLetterMin
}

const ownWords = /(?<![\p{L}])(?:i|we|ich|wir|je|nous|yo|eu|io|ik|я|мы|我|我们)\s+(?:\p{L}{1,8}\s+)?$/iu

/** Whether a place follows the pronoun of the first person, with at most an adverb between. */
export function followsFirstPerson(text: string, at: number): boolean {
  return ownWords.test(text.slice(Math.max(0, at - 20), at))
}
