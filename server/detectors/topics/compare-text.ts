import { sentenceWords } from '../../text/sentences/sentence-words.ts'
import type { TopicIndex } from './topic-index.ts'
import { wordFeatures } from './word-features.ts'

/** How near a text is to each sentence of an index. */
export interface TextComparison {
  /** For each sentence of the index the greatest cosine with any part of the text, 0 to 1. */
  readonly similarities: Float64Array
  /** Whether all of the text was compared. */
  readonly isWhole: boolean
}

/** The most of a text that is compared, in UTF-16 units. */
const textUnitsMax = 100_000

/** The most work: how many places of the index are visited. About 50 ms. */
const visitsMax = 20_000_000

/** A part of the text with more words is too long to stand beside one sentence; it is compared window by window. */
const partWordsMax = 100
const windowWords = 24
const windowStep = 12

/**
 * Compares the parts of a text (all of it when it is short, each sentence, overlapping windows of long sentences) with
 * every sentence of the index. Cost: linear in the text, each feature times the sentences that have it, both bounded.
 */
export function compareText(text: string, index: TopicIndex): TextComparison {
  const { words, starts } = sentenceWords(text.slice(0, textUnitsMax))
  const comparison = new Comparison(index)
  const features = words.map((word) => comparison.featuresOf(word))
  const isDone = partsOf(words.length, starts).every(([from, to]) => comparison.add(features.slice(from, to)))
  return { similarities: comparison.similarities, isWhole: isDone && text.length <= textUnitsMax }
}

type Part = readonly [from: number, to: number]

function partsOf(count: number, starts: readonly number[]): readonly Part[] {
  const sentences = starts.map((from, at): Part => [from, starts[at + 1] ?? count])
  const parts: Part[] = sentences.length > 1 && count <= partWordsMax ? [[0, count]] : []
  for (const [from, to] of sentences) {
    if (to - from <= partWordsMax) parts.push([from, to])
    if (to - from <= windowWords) continue
    for (let at = from; at + windowStep < to; at += windowStep) parts.push([at, Math.min(to, at + windowWords)])
  }
  return parts
}

/** A feature of a text: its place in the lists of one comparison, and its weight in the word. */
type TextFeature = readonly [slot: number, weight: number]

/** What one text's comparison keeps: features by slot, so that a part costs no lookup by name. */
class Comparison {
  readonly similarities: Float64Array
  readonly #index: TopicIndex
  readonly #words = new Map<string, readonly TextFeature[]>()
  readonly #slots = new Map<string, number>()
  readonly #places: (readonly number[])[] = []
  readonly #weights: number[] = []
  readonly #products: Float64Array
  #visits = 0

  constructor(index: TopicIndex) {
    this.#index = index
    this.similarities = new Float64Array(index.sentences.length)
    this.#products = new Float64Array(index.sentences.length)
  }

  featuresOf(word: string): readonly TextFeature[] {
    const known = this.#words.get(word)
    if (known !== undefined) return known
    const features = wordFeatures(word).map(([name, weight]): TextFeature => [this.#slotOf(name), weight])
    this.#words.set(word, features)
    return features
  }

  /** Compares one part; false when the work is used up. */
  add(words: readonly (readonly TextFeature[])[]): boolean {
    const slots: number[] = []
    for (const word of words) {
      for (const [slot, weight] of word) {
        const before = this.#weights[slot] ?? 0
        if (before === 0) slots.push(slot)
        if (weight > before) this.#weights[slot] = weight
      }
    }
    this.#compare(slots)
    for (const slot of slots) this.#weights[slot] = 0
    return this.#visits < visitsMax
  }

  #compare(slots: readonly number[]): void {
    const touched: number[] = []
    let square = 0
    for (const slot of slots) {
      const weight = this.#weights[slot] ?? 0
      square += weight * weight
      const places = this.#places[slot] ?? []
      this.#visits += places.length / 2
      for (let at = 0; at < places.length; at += 2) {
        const sentence = places[at] ?? 0
        const product = this.#products[sentence] ?? 0
        if (product === 0) touched.push(sentence)
        this.#products[sentence] = product + weight * (places[at + 1] ?? 0)
      }
    }
    const length = Math.sqrt(square)
    for (const sentence of touched) {
      // Rounding may give a little more than 1.
      const cosine = Math.min(1, (this.#products[sentence] ?? 0) / length)
      this.#products[sentence] = 0
      if (cosine > (this.similarities[sentence] ?? 0)) this.similarities[sentence] = cosine
    }
  }

  #slotOf(name: string): number {
    const known = this.#slots.get(name)
    if (known !== undefined) return known
    const slot = this.#places.length
    this.#slots.set(name, slot)
    this.#places.push(this.#index.places.get(name) ?? [])
    this.#weights.push(0)
    return slot
  }
}
