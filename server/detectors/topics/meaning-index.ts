import { embeddingWidth } from '../../domain/guard/encoder.ts'
import type { CompiledTopic } from '../../domain/policy/compiled.ts'
import type { ActiveTopic } from '../../domain/project/project.ts'
import { unpackVectors, type Vectors } from '../vectors/pack-vectors.ts'
import { withoutLanguage } from './without-language.ts'

/** The sentences of all topics of a configuration as directions of meaning, one signed byte a number. */
export interface MeaningIndex {
  /** Rows of `embeddingWidth` numbers, in the order in which a `TopicIndex` of the same topics has the sentences. */
  readonly rows: Int8Array
  /** By what the numbers of each row are multiplied; 0 for a sentence without meaning. */
  readonly scales: Float32Array
  /** In the order of the topics. */
  readonly topics: readonly IndexedTopic[]
}

/** The rows of a topic: from `from` up to `to`. */
export interface IndexedTopic {
  readonly id: string
  /** Inclusive. */
  readonly from: number
  /** Exclusive. */
  readonly to: number
  /** Whether the meaning of its sentences is known. */
  readonly isCompiled: boolean
  /** How near its sentences are to each other, as a text about it would be to them; −1 to 1. */
  readonly closeness: number
}

/** What a meaning index is made from. */
export interface MeaningIndexParts {
  readonly topics: readonly ActiveTopic[]
  /** By topic id; a topic that is missing is compared by its words alone. */
  readonly compiled: ReadonlyMap<string, CompiledTopic>
  /** Directions that only tell the language. */
  readonly directions: Vectors
}

/**
 * Unpacks what was compiled. A topic without it, or whose compiled form is not that of its sentences, has no meaning.
 * Cost: .4 kB of memory and about 10 µs for each sentence.
 */
export function createMeaningIndex({ topics, compiled, directions }: MeaningIndexParts): MeaningIndex {
  const count = topics.reduce((sum, { topic }) => sum + topic.sentences.length, 0)
  const rows = new Int8Array(count * embeddingWidth)
  const scales = new Float32Array(count)
  let from = 0
  const indexed = topics.map(({ topic: { id, sentences } }): IndexedTopic => {
    const vectors = directionsOf(compiled.get(id), sentences.length, directions)
    vectors?.forEach((vector, at) => {
      scales[from + at] = packRow(vector, rows, from + at)
    })
    const topic = { id, from, to: from + sentences.length, isCompiled: vectors !== null }
    from = topic.to
    return { ...topic, closeness: vectors === null ? usualCloseness : closenessOf(vectors) }
  })
  return { rows, scales, topics: indexed }
}

function directionsOf(
  compiled: CompiledTopic | undefined,
  count: number,
  directions: Vectors,
): readonly Float32Array[] | null {
  if (compiled === undefined || compiled.sentences.count !== count) return null
  const { numbers } = unpackVectors(compiled.sentences)
  return Array.from({ length: count }, (_, row) =>
    withoutLanguage(numbers.subarray(row * embeddingWidth, (row + 1) * embeddingWidth), directions),
  )
}

/** Writes a direction to a row; returns by what its bytes are multiplied. */
export function packRow(vector: Float32Array, rows: Int8Array, row: number): number {
  let most = 0
  for (let at = 0; at < embeddingWidth; at++) most = Math.max(most, Math.abs(vector[at] ?? 0))
  if (most === 0) return 0
  const scale = most / 127
  for (let at = 0; at < embeddingWidth; at++) rows[row * embeddingWidth + at] = Math.round((vector[at] ?? 0) / scale)
  return scale
}

/** What a topic of ordinary intents has. */
export const usualCloseness = 0.5

/** So many sentences, spread over the topic, tell how close all of them are. */
const sampleMax = 32

/** How many nearest sentences count. */
const nearestMax = 3

/** A topic with few sentences is taken to be as close as usual, as if it had so many more. */
const usualSentences = 2

/** Beyond these it says more about repetition than about the topic. */
const closenessLimits = { least: 0.25, most: 0.75 } as const

/** The mean similarity of a sentence with those of its topic that are nearest to it. */
function closenessOf(vectors: readonly Float32Array[]): number {
  const step = Math.max(1, vectors.length / sampleMax)
  const sample: Float32Array[] = []
  for (let at = 0; Math.floor(at) < vectors.length && sample.length < sampleMax; at += step) {
    const vector = vectors[Math.floor(at)]
    if (vector !== undefined) sample.push(vector)
  }
  if (sample.length < 2) return usualCloseness
  const means = sample.map((one) => {
    const nearest = sample
      .filter((other) => other !== one)
      .map((other) => product(one, other))
      .sort((a, b) => b - a)
      .slice(0, nearestMax)
    return nearest.reduce((sum, value) => sum + value, 0) / nearest.length
  })
  const sum = means.reduce((total, value) => total + value, 0)
  const closeness = (sum + usualSentences * usualCloseness) / (sample.length + usualSentences)
  return Math.min(closenessLimits.most, Math.max(closenessLimits.least, closeness))
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < embeddingWidth; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
