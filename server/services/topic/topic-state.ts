import type { Topic } from '../../domain/topic/topic.ts'

/** What the audit log tells of a topic: all that its owner decided. */
export function topicState(topic: Topic): Readonly<Record<string, unknown>> {
  const { name, state, similarityThreshold, sentences, archivedAtMs } = topic
  return {
    name,
    state,
    similarityThreshold,
    sentences: sentences.map(({ text }) => text),
    archived: archivedAtMs !== null,
  }
}
