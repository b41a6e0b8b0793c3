import { isUnspaced } from '../../text/folding/comparable-text.ts'
import { knownWordLengthMax, knownWordValue } from '../views/decoding/known-words.ts'
import { stemOf } from './stem-of.ts'

/** What one word adds to a vector: pairs of a feature and its weight. */
export type WordFeatures = readonly (readonly [feature: string, weight: number])[]

/**
 * The features of a folded word: its stem, and the parts of four characters that make endings and misspellings count
 * for less than another word. A run of a script without spaces gives its pairs of characters instead.
 * Common words weigh little, by their frequency in `views/common-words.generated.json`. Cost: linear in the word.
 */
export function wordFeatures(word: string): WordFeatures {
  if (isUnspaced(word.charCodeAt(0))) return pairsOf(word)
  const weight = weightOf(word)
  const parts = partsOf(word)
  const partWeight = (weight * partShare) / Math.sqrt(parts.length)
  return [[`=${stemOf(word)}`, weight * stemShare], ...parts.map((part) => [part, partWeight] as const)]
}

/** 0.75² + 0.66² = 1, so that a word has the length of its weight. */
const stemShare = 0.75
const partShare = 0.66

const partUnits = 4
/** A longer word is cut: nothing that people say is longer, and encoded data is not about anything. */
const wordUnitsMax = 64
const pairWeight = 0.7

function partsOf(word: string): readonly string[] {
  const padded = `_${word.slice(0, wordUnitsMax)}_`
  if (padded.length <= partUnits) return [padded]
  const parts = new Set<string>()
  for (let at = 0; at + partUnits <= padded.length; at++) parts.add(padded.slice(at, at + partUnits))
  return [...parts]
}

function pairsOf(run: string): WordFeatures {
  if (run.length === 1) return [[`~${run}`, pairWeight]]
  const pairs = new Set<string>()
  for (let at = 0; at + 2 <= run.length; at++) pairs.add(`~${run.slice(at, at + 2)}`)
  return [...pairs].map((pair) => [pair, pairWeight])
}

/** 100 ln P of words that say nothing about a topic ("with", "what"), and of ordinary ones. */
const commonest = -450
const ordinary = -1_000
const leastWeight = 0.08

/** 0.08 for the commonest words, 1 for those that are not among the common ones. */
function weightOf(word: string): number {
  if (word.length > knownWordLengthMax) return 1
  const value = knownWordValue(word)
  if (value === null) return word.length === 1 ? leastWeight : 1
  const rarity = Math.min(1, Math.max(0, (commonest - value) / (commonest - ordinary)))
  return leastWeight + (1 - leastWeight) * rarity * rarity
}
