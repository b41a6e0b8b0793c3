import type { CreateTopicBody, Topic, UpdateTopicBody } from '../../contract/topic/topic.ts'
import { changedFields } from '../parts/forms/changed-fields.ts'

/** What the form of a topic holds until it is saved. */
export interface TopicDraft {
  readonly name: string
  /** What the owner thinks of it. */
  readonly state: Topic['state']
  /** 0 to 1; a text with this similarity or more is about it. */
  readonly threshold: number
  /** What people say when they speak of it. */
  readonly sentences: readonly string[]
}

/** A new topic as the form begins with it. */
export const emptyTopic: TopicDraft = { name: '', state: 'safe', threshold: 0.5, sentences: [''] }

/** A topic as the form begins with it. */
export function draftOf({ name, state, similarity_threshold, sentences }: Topic): TopicDraft {
  return { name, state, threshold: similarity_threshold, sentences: sentences.map(({ text }) => text) }
}

/** The topic that the form holds; rows without text are left out. */
export function bodyOf({ name, state, threshold, sentences }: TopicDraft): CreateTopicBody {
  return {
    name,
    state,
    similarity_threshold: threshold,
    sentences: sentences.filter((sentence) => sentence.trim() !== ''),
  }
}

/** What has to be changed so that a topic is as the form says. */
export function changesOf(topic: Topic, draft: TopicDraft): UpdateTopicBody {
  return changedFields(bodyOf(draftOf(topic)), bodyOf(draft))
}
