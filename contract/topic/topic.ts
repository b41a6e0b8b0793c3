import { type Static, Type } from 'typebox'
import { listOf } from '../list.ts'
import { GivenId, Id, IfUpdatedAt, Limit, Name, NullableTimestamp, Offset, Timestamp } from '../scalars.ts'

const State = Type.Unsafe<'safe' | 'unsafe'>({
  type: 'string',
  enum: ['safe', 'unsafe'],
  description: 'What the owner thinks of it. Topics are monitored; they never block.',
})

const SimilarityThreshold = Type.Number({
  minimum: 0,
  maximum: 1,
  default: 0.5,
  description: 'A text with this similarity or more is about the topic.',
})

/** A new topic. */
export const CreateTopicBody = Type.Object({
  name: Name,
  state: State,
  sentences: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), {
    minItems: 1,
    maxItems: 200,
    description: 'What people say when they speak of it, each once; together at most 10,000 characters.',
  }),
  similarity_threshold: Type.Optional(SimilarityThreshold),
})

/** What to change of a topic; fields that are left out stay. */
export const UpdateTopicBody = Type.Object({
  ...Type.Partial(CreateTopicBody).properties,
  is_archived: Type.Optional(Type.Boolean({ description: 'False brings an archived topic back.' })),
  if_updated_at: Type.Optional(IfUpdatedAt),
})

/** A topic as the owner saved it. */
export const Topic = Type.Object({
  id: Id,
  name: Type.String(),
  state: State,
  sentences: Type.Array(Type.Object({ id: Id, text: Type.String() })),
  similarity_threshold: Type.Number(),
  is_archived: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
  archived_at: NullableTimestamp,
})

/** Which topics to list. */
export const ListTopicsQuery = Type.Object({
  offset: Type.Optional(Offset),
  limit: Type.Optional(Limit),
  include_archived: Type.Optional(Type.Boolean({ default: false })),
})

/** A page of topics. */
export const TopicList = listOf(Topic)

/** Which topic. */
export const TopicParams = Type.Object({ id: GivenId })

export type CreateTopicBody = Static<typeof CreateTopicBody>
export type UpdateTopicBody = Static<typeof UpdateTopicBody>
export type Topic = Static<typeof Topic>
export type ListTopicsQuery = Static<typeof ListTopicsQuery>
export type TopicList = Static<typeof TopicList>
export type TopicParams = Static<typeof TopicParams>
