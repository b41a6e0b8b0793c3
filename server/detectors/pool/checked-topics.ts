import { type FailedFinding, failed, type TopicsFinding } from '../../domain/guard/finding.ts'
import { isRecord } from '../../domain/is-record.ts'
import { matchedSentencesMax, type SentenceSimilarity, type TopicSimilarity } from '../../domain/topic/topic.ts'

const textUnitsMax = 4_000

/**
 * A fresh, plain copy of what the topics detector returned, or a failure when it is no comparison with exactly the
 * topics that were asked for.
 */
export function checkedTopics(returned: unknown, ids: ReadonlySet<string>): TopicsFinding | FailedFinding {
  if (!isRecord(returned)) return nonsense
  const { status, reason, caveat } = returned
  if (status === 'failed' && typeof reason === 'string') return failed(shortened(reason))
  const topics = listOf(returned.topics, ids.size, asTopic)
  const compared = new Set(topics?.map(({ topicId }) => topicId))
  const isComplete = compared.size === ids.size && [...ids].every((id) => compared.has(id))
  if (status !== 'compared' || topics === null || !isComplete || (caveat !== null && typeof caveat !== 'string'))
    return nonsense
  return { status, topics, caveat: caveat === null ? null : shortened(caveat) }
}

const nonsense = failed('The detector returned no comparison with the topics.')

function asTopic(given: unknown): TopicSimilarity | null {
  if (!isRecord(given)) return null
  const { topicId, similarity } = given
  const sentences = listOf(given.sentences, matchedSentencesMax, asSentence)
  if (typeof topicId !== 'string' || !isSimilarity(similarity) || sentences === null) return null
  return { topicId, similarity, sentences }
}

function asSentence(given: unknown): SentenceSimilarity | null {
  if (!isRecord(given)) return null
  const { sentenceId, similarity } = given
  return typeof sentenceId === 'string' && isSimilarity(similarity) ? { sentenceId, similarity } : null
}

function listOf<Item>(given: unknown, most: number, read: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(given) || given.length > most) return null
  const items = given.map(read)
  return items.every((item) => item !== null) ? items : null
}

function isSimilarity(given: unknown): given is number {
  return typeof given === 'number' && given >= 0 && given <= 1
}

function shortened(text: string): string {
  return text.slice(0, textUnitsMax).toWellFormed()
}
