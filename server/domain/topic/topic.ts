/** What the owner thinks of a topic. */
export type TopicState = 'safe' | 'unsafe'

/** A sentence that stands for a topic. */
export interface TopicSentence {
  readonly id: string
  /** 1 to 500 UTF-16 units. */
  readonly text: string
}

/** Something that people talk about, described by sentences. Topics are monitored; they never block. */
export interface Topic {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly state: TopicState
  /** 1 to 200, together at most 10,000 UTF-16 units. */
  readonly sentences: readonly TopicSentence[]
  /** 0 to 1; a text with this similarity or more is about the topic. Default .5. */
  readonly similarityThreshold: number
  readonly createdAtMs: number
  readonly updatedAtMs: number
  /** When it was archived; null while it is in use. */
  readonly archivedAtMs: number | null
}

/** The threshold of a topic that names none. */
export const defaultSimilarityThreshold = 0.5

/** The most UTF-16 units of all sentences of a topic together. */
export const topicUnitsMax = 10_000

/** The most sentences of a topic that a comparison lists, the nearest first. */
export const matchedSentencesMax = 5

/** How near a text is to one sentence of a topic. */
export interface SentenceSimilarity {
  readonly sentenceId: string
  /** 0 to 1. */
  readonly similarity: number
}

/** How near a text is to a topic. */
export interface TopicSimilarity {
  readonly topicId: string
  /** 0 to 1, that of its nearest sentence. */
  readonly similarity: number
  /** Its nearest sentences, at most 5, nearest first; their texts stand in the snapshot. */
  readonly sentences: readonly SentenceSimilarity[]
}

/** A topic's similarity, with the owner's words as they stood. */
export interface TopicVerdict extends TopicSimilarity {
  readonly name: string
  readonly state: TopicState
  /** Whether the similarity reached the topic's threshold. */
  readonly isReached: boolean
}

/** What comparing a text with the topics of its project gave. It never changes whether a message is safe. */
export interface TopicsVerdict {
  /** `warning`: compared in part. `error`: not compared. */
  readonly status: 'success' | 'warning' | 'error'
  /** What was left out or went wrong; null when nothing did. */
  readonly reason: string | null
  /** All compared topics in the snapshot's order; empty when `status` is `error`. */
  readonly topics: readonly TopicVerdict[]
  /** False when an unsafe topic was reached, and by the failure mode when `status` is `error`. */
  readonly isSafe: boolean
}
