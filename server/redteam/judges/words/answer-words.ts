import { fnv1a } from '../../../text/random/text-hash.ts'

/** How an answer's words are read: buckets of hashed words and pairs of words, each once, in the order of first sight. */
export function wordBuckets(answer: string, goal: string): readonly number[] {
  const asked = new Set(wordsOf(goal.slice(0, goalUnits)).filter(({ length }) => length >= 4))
  const words = wordsOf(answer.slice(0, readUnits)).map((word) => (asked.has(word) ? goalWord : word))
  const buckets = new Set<number>()
  words.forEach((word, at) => {
    buckets.add(bucketOf(word))
    const next = words[at + 1]
    if (next !== undefined) buckets.add(bucketOf(`${word} ${next}`))
  })
  return [...buckets]
}

/** How many buckets there are. */
export const bucketsCount = 8_192

/**
 * So much of an answer is read for its words, in UTF-16 units: what it does shows early, and later words tell its subject.
 * Its manner is read further (answer-sentences.ts).
 */
const readUnits = 1_000
const goalUnits = 3_000

/** Words of the goal count as one, so that no subject is learnt. */
const goalWord = '\u0001'

function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(/[’‘]/g, "'")
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}']+/gu) ?? []
  )
}

/** FNV-1a over UTF-16 units, mixed. */
function bucketOf(text: string): number {
  let hash = fnv1a(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) & (bucketsCount - 1)
}

/** By how much buckets count, given how many an answer has: long answers hold more of everything. */
export function bucketScale(buckets: readonly number[]): number {
  return 3 / Math.sqrt(Math.max(1, buckets.length))
}
