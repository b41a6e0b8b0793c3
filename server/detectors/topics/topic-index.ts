import type { ActiveTopic } from '../../domain/project/project.ts'
import { sentenceWords } from '../../text/sentences/sentence-words.ts'
import { type WordFeatures, wordFeatures } from './word-features.ts'

/** A feature's places: sentence, weight, sentence, weight, … The weights of a sentence have the length 1 together. */
type Places = readonly number[]

/** The sentences of all topics of a configuration, by what they consist of. */
export interface TopicIndex {
  /** For each sentence: which topic of the list, and its id. */
  readonly sentences: readonly { readonly topic: number; readonly id: string }[]
  /** By feature of a word. */
  readonly places: ReadonlyMap<string, Places>
}

/** Cost: linear in the units of all sentences; about 20 bytes of memory for each. */
export function createTopicIndex(topics: readonly ActiveTopic[]): TopicIndex {
  return createSentenceIndex(
    topics.flatMap(({ topic }, index) => topic.sentences.map(({ id, text }) => ({ topic: index, id, text }))),
  )
}

/** A sentence to be compared with: `topic` and `id` are whatever the caller knows it by. */
export interface IndexedSentence {
  /** Place of its topic in a list. */
  readonly topic: number
  readonly id: string
  /** As its owner wrote it. */
  readonly text: string
}

/** As `createTopicIndex`, of single sentences. */
export function createSentenceIndex(sentences: readonly IndexedSentence[]): TopicIndex {
  const places = new Map<string, number[]>()
  sentences.forEach(({ text }, place) => {
    const vector = vectorOf(sentenceWords(text).words.map(wordFeatures))
    const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0))
    for (const [feature, weight] of vector) {
      const known = places.get(feature)
      if (known === undefined) places.set(feature, [place, weight / length])
      else known.push(place, weight / length)
    }
  })
  return { sentences: sentences.map(({ topic, id }) => ({ topic, id })), places }
}

/** A feature counts once, with its greatest weight: repeating a word does not make a sentence more about it. */
function vectorOf(words: readonly WordFeatures[]): ReadonlyMap<string, number> {
  const vector = new Map<string, number>()
  for (const word of words) {
    for (const [feature, weight] of word) {
      if (weight > (vector.get(feature) ?? 0)) vector.set(feature, weight)
    }
  }
  return vector
}
