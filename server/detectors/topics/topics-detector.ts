import type { TopicsFinding } from '../../domain/finding.ts'
import type { ActiveTopic } from '../../domain/project.ts'
import { matchedSentencesMax, type SentenceSimilarity } from '../../domain/topic.ts'
import type { TopicsDetector, TopicsWanted } from '../detector.ts'
import type { Reading } from '../reading.ts'
import { compareText } from './compare-text.ts'
import { createTopicIndex, type TopicIndex } from './topic-index.ts'

/**
 * Compares texts with the sentences of topics by the words they share. It sees neither meaning nor translation:
 * a sentence with the same sense in other words ("car", "vehicle") or in another language is far away, and one that
 * says the opposite ("I want no refund") is near. A sentence encoder will take the same place later.
 * Cost: linear in the text, and once for each configuration in its sentences.
 */
export function createTopicsDetector(): TopicsDetector {
  const indexOf = rememberedIndexes()
  return {
    id: 'topics',
    about: {
      title: 'Lexical similarity to topics',
      version: '1',
      source:
        'Cosine of weighted word stems and parts of words, after Salton and McGill, Introduction to Modern Information Retrieval (1983); weights from the frequency of common words.',
      knownMisses:
        'Synonyms and paraphrases, other languages than the topic, negation, and whatever is said without its usual words.',
    },
    evaluate: (reading, wanted) => compare(reading, wanted, indexOf(wanted.topics)),
  }
}

function compare(reading: Reading, { topics, ids }: TopicsWanted, index: TopicIndex): TopicsFinding {
  // Zero-width characters and look-alikes must not part a text from its topic.
  const view = reading.views.find(({ kind }) => kind === 'normalised') ?? reading.views[0]
  const { similarities, isWhole } = compareText(view?.text ?? reading.exchange.text, index)
  const byTopic = topics.map((): SentenceSimilarity[] => [])
  index.sentences.forEach(({ topic, id }, at) => {
    byTopic[topic]?.push({ sentenceId: id, similarity: similarities[at] ?? 0 })
  })
  return {
    status: 'compared',
    topics: topics.flatMap(({ topic }, at) => {
      if (!ids.has(topic.id)) return []
      const nearest = (byTopic[at] ?? []).sort((a, b) => b.similarity - a.similarity).slice(0, matchedSentencesMax)
      return [{ topicId: topic.id, similarity: nearest[0]?.similarity ?? 0, sentences: nearest }]
    }),
    caveat: isWhole ? null : 'The text was compared with the topics in part only: it is too long.',
  }
}

/** How many configurations are kept ready; the one that was not asked for longest makes room. */
const indexesMax = 4

function rememberedIndexes(): (topics: readonly ActiveTopic[]) => TopicIndex {
  const indexes = new Map<readonly ActiveTopic[], TopicIndex>()
  return (topics) => {
    const index = indexes.get(topics) ?? createTopicIndex(topics)
    indexes.delete(topics)
    indexes.set(topics, index)
    const [oldest] = indexes.keys()
    if (indexes.size > indexesMax && oldest !== undefined) indexes.delete(oldest)
    return index
  }
}
