import { embedTexts } from '../../server/detectors/compile/embed-texts.ts'
import { compareMeaning } from '../../server/detectors/topics/compare-meaning.ts'
import { compareText } from '../../server/detectors/topics/compare-text.ts'
import { createMeaningIndex } from '../../server/detectors/topics/meaning-index.ts'
import { ordinarinessOf } from '../../server/detectors/topics/ordinariness.ts'
import { createTopicIndex } from '../../server/detectors/topics/topic-index.ts'
import { withoutLanguage } from '../../server/detectors/topics/without-language.ts'
import { packVectors, type Vectors } from '../../server/detectors/vectors/pack-vectors.ts'
import { type Encoder, embeddingWidth } from '../../server/domain/guard/encoder.ts'
import type { CompiledTopic } from '../../server/domain/policy/compiled.ts'
import type { ActiveTopic } from '../../server/domain/project/project.ts'

/** A topic of these sentences, as a project has it. */
export function topicOf(id: string, sentences: readonly string[]): ActiveTopic {
  return {
    topic: {
      id,
      organizationId: '',
      name: id,
      state: 'safe',
      sentences: sentences.map((text, at) => ({ id: `${id}-${at}`, text })),
      similarityThreshold: 0.5,
      createdAtMs: 0,
      updatedAtMs: 0,
      archivedAtMs: null,
    },
    enableInput: true,
    enableOutput: true,
  }
}

/** Compiles topics as they are compiled on saving. */
export async function compileTopics(
  encoder: Encoder,
  topics: readonly ActiveTopic[],
): Promise<ReadonlyMap<string, CompiledTopic>> {
  const compiled = new Map<string, CompiledTopic>()
  for (const { topic } of topics) {
    const vectors = await embedTexts(
      encoder,
      topic.sentences.map(({ text }) => text),
    )
    const sentences = packVectors(vectors.map((vector) => vector ?? new Float32Array(embeddingWidth)))
    compiled.set(topic.id, { id: topic.id, madeBy: encoder.identity.version, sentences })
  }
  return compiled
}

/** The measures of a text beside a topic, each of its nearest sentence. */
export interface TopicMeasures {
  readonly likeness: number
  readonly words: number
  /** How near the first part of the text is to ordinary texts; the same for all topics. */
  readonly ordinariness: number
}

interface Measuring {
  readonly encoder: Encoder
  readonly directions: Vectors
  readonly ordinary: Vectors
}

/** Measures texts beside each of some topics, as the detector does before it fuses. */
export async function measureBeside(
  { encoder, directions, ordinary }: Measuring,
  topics: readonly ActiveTopic[],
): Promise<(text: string) => Promise<readonly TopicMeasures[]>> {
  const compiled = await compileTopics(encoder, topics)
  const words = createTopicIndex(topics)
  const index = createMeaningIndex({ topics, compiled, directions })
  const ids = new Set(index.topics.map(({ id }) => id))
  return async (text) => {
    const encodings = await encoder.encode(encoder.windowsOf(text, windowsMax))
    const parts = encodings.map(({ embedding }) => withoutLanguage(embedding, directions))
    const { likenesses } = compareMeaning(parts, index, ids)
    const { similarities } = compareText(text, words)
    const ordinariness = parts[0] === undefined ? 0 : ordinarinessOf(parts[0], ordinary)
    return index.topics.map(({ from, to }) => ({
      likeness: Math.max(...likenesses.slice(from, to)),
      words: Math.max(...similarities.slice(from, to)),
      ordinariness,
    }))
  }
}

const windowsMax = 3
