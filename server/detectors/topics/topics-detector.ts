import type { TopicsFinding } from '../../domain/guard/finding.ts'
import type { CompiledTopic } from '../../domain/policy/compiled.ts'
import type { ActiveTopic } from '../../domain/project/project.ts'
import { matchedSentencesMax, type SentenceSimilarity } from '../../domain/topic/topic.ts'
import type { TopicsDetector, TopicsWanted } from '../detector.ts'
import type { ReadingEncoder } from '../meaning/encode-reading.ts'
import type { SentenceEncoder } from '../meaning/encode-sentences.ts'
import type { Reading } from '../reading.ts'
import { compareMeaning, type MeaningComparison } from './compare-meaning.ts'
import { compareText, type TextComparison } from './compare-text.ts'
import { fuseSimilarity } from './fuse-similarity.ts'
import { createMeaningIndex, type IndexedTopic, type MeaningIndex } from './meaning-index.ts'
import { ordinarinessOf } from './ordinariness.ts'
import type { TopicCalibration } from './topic-calibration.ts'
import { createTopicIndex, type TopicIndex } from './topic-index.ts'
import { withoutLanguage } from './without-language.ts'

/** By what texts are compared with topics beyond their words. */
export interface TopicMeaning {
  readonly encode: ReadingEncoder
  readonly sentences: SentenceEncoder
  readonly calibration: TopicCalibration
}

/**
 * Compares texts with the sentences of topics by meaning and by the words they share, fused to one number. A topic that
 * is not compiled is compared by its words alone, and the finding says so; so are all topics when `meaning` is null.
 * Cost: linear in the text; parts of the text times sentences of the topics, bounded at about 60 ms; an index for each
 * configuration. The encoder reads nothing twice.
 */
export function createTopicsDetector(meaning: TopicMeaning | null = null): TopicsDetector {
  const indexOf = rememberedIndexes(meaning)
  return {
    id: 'topics',
    about: {
      title: 'Similarity to topics by meaning and words',
      version: meaning === null ? '2' : `2+${meaning.calibration.version}`,
      source:
        'Cosine of sentence embeddings with the nearest sentences of a topic, less how close these are to each other and how near the text is to ordinary texts; cosine of weighted word stems and parts of words, after Salton and McGill, Introduction to Modern Information Retrieval (1983). Fused by a logistic regression (models/topic-calibration.json).',
      knownMisses:
        'Negation ("I want no refund" is near to refunds), texts in another language than the topic, languages that the encoder hardly knows, and one sentence on a topic in other words in a long text on something else.',
    },
    evaluate: async (reading, wanted) => compare(reading, wanted, { meaning, indexes: indexOf(wanted) }),
  }
}

interface Indexes {
  readonly words: TopicIndex
  readonly meaning: MeaningIndex
}

interface Means {
  readonly meaning: TopicMeaning | null
  readonly indexes: Indexes
}

async function compare(reading: Reading, { topics, ids }: TopicsWanted, means: Means): Promise<TopicsFinding> {
  // Zero-width characters and look-alikes must not part a text from its topic.
  const view = reading.views.find(({ kind }) => kind === 'normalised') ?? reading.views[0]
  const words = compareText(view?.text ?? reading.exchange.text, means.indexes.words)
  const wanted = means.indexes.meaning.topics.filter(({ id }) => ids.has(id))
  const meaning = wanted.some(({ isCompiled }) => isCompiled) ? await meaningOf(reading, ids, means) : null
  const weights = means.meaning?.calibration.weights
  const similarityOf = (at: number, isCompiled: boolean): number =>
    meaning === null || weights === undefined || !isCompiled
      ? (words.similarities[at] ?? 0)
      : fuseSimilarity(measuresOf(at, words, meaning), weights)
  return {
    status: 'compared',
    topics: topics.flatMap(({ topic }, place) => {
      const indexed = means.indexes.meaning.topics[place]
      if (!ids.has(topic.id) || indexed === undefined) return []
      const nearest = topic.sentences
        .map(({ id }, at): SentenceSimilarity => {
          return { sentenceId: id, similarity: similarityOf(indexed.from + at, indexed.isCompiled) }
        })
        .sort((a, b) => b.similarity - a.similarity)
        .slice(0, matchedSentencesMax)
      return [{ topicId: topic.id, similarity: nearest[0]?.similarity ?? 0, sentences: nearest }]
    }),
    caveat: caveatOf(words.isWhole && (meaning?.isWhole ?? true), means.meaning === null ? [] : wanted),
  }
}

function measuresOf(at: number, words: TextComparison, { likenesses, similarities }: MeaningComparison) {
  return {
    likeness: likenesses[at] ?? -1,
    meaning: similarities[at] ?? -1,
    words: words.similarities[at] ?? 0,
  }
}

async function meaningOf(
  reading: Reading,
  ids: ReadonlySet<string>,
  { meaning, indexes }: Means,
): Promise<MeaningComparison | null> {
  if (meaning === null) return null
  const { encode, sentences, calibration } = meaning
  const { parts, unencoded } = await encode(reading)
  const all = [...parts, ...(await sentences(reading))]
  const distinct = [...new Set(all.map(({ encoding }) => encoding.embedding))]
  const directions = distinct.map((embedding) => withoutLanguage(embedding, calibration.directions))
  const comparison = compareMeaning(
    directions,
    indexes.meaning,
    ids,
    (part) => calibration.weights.ordinary * ordinarinessOf(part, calibration.ordinary),
  )
  return { ...comparison, isWhole: comparison.isWhole && unencoded.length === 0 }
}

function caveatOf(isWhole: boolean, wanted: readonly IndexedTopic[]): string | null {
  const without = wanted.filter(({ isCompiled }) => !isCompiled).length
  const caveats = [
    ...(isWhole ? [] : ['The text was compared with the topics in part only: it is too long.']),
    ...(without === 0
      ? []
      : [`Compared by words only, because the meaning of their sentences is not at hand: ${without} of the topics.`]),
  ]
  return caveats.length === 0 ? null : caveats.join(' ')
}

/** How many configurations are kept ready; the one that was not asked for longest makes room. */
const indexesMax = 4

type Remembered = Indexes & { readonly compiled: ReadonlyMap<string, CompiledTopic> }

function rememberedIndexes(meaning: TopicMeaning | null): (wanted: TopicsWanted) => Indexes {
  const remembered = new Map<readonly ActiveTopic[], Remembered>()
  const empty = new Map<string, CompiledTopic>()
  return ({ topics, compiled: given }) => {
    const compiled = meaning === null ? empty : given
    const before = remembered.get(topics)
    const indexes: Remembered =
      before?.compiled === compiled
        ? before
        : {
            compiled,
            words: before?.words ?? createTopicIndex(topics),
            meaning: createMeaningIndex({
              topics,
              compiled,
              directions: meaning?.calibration.directions ?? { count: 0, numbers: new Float32Array() },
            }),
          }
    remembered.delete(topics)
    remembered.set(topics, indexes)
    const [oldest] = remembered.keys()
    if (remembered.size > indexesMax && oldest !== undefined) remembered.delete(oldest)
    return indexes
  }
}
