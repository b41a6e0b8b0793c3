import type { Topic as WireTopic } from '../../../contract/topic/topic.ts'
import type { Topic } from '../../domain/topic/topic.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** A topic as the management API shows it. */
export function presentTopic(topic: Topic): WireTopic {
  return {
    id: topic.id,
    name: topic.name,
    state: topic.state,
    sentences: topic.sentences.map(({ id, text }) => ({ id, text })),
    similarity_threshold: topic.similarityThreshold,
    is_archived: topic.archivedAtMs !== null,
    created_at: timestampOf(topic.createdAtMs),
    updated_at: timestampOf(topic.updatedAtMs),
    archived_at: maybeTimestampOf(topic.archivedAtMs),
  }
}
