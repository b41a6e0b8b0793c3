import { type Static, Type } from 'typebox'
import { GivenId, givenId, Id, Limit, NullableString, Offset, Timestamp } from '../scalars.ts'

const Kind = Type.Unsafe<'false_alarm' | 'missed'>({
  type: 'string',
  enum: ['false_alarm', 'missed'],
  description: '`false_alarm`: blocked, and should have passed. `missed`: passed, and should have been blocked.',
})

/** The message that it is about. */
export const FeedbackParams = Type.Object({ id: GivenId })

/** What somebody says about a verdict: exactly one of `policy_id` and `security: true` names it. */
export const CreateFeedbackBody = Type.Object({
  kind: Kind,
  policy_id: Type.Optional(givenId('The policy whose verdict it is about.')),
  security: Type.Optional(Type.Boolean({ description: 'True = it is about the security guardrail.' })),
  note: Type.Optional(
    Type.Union([Type.String({ maxLength: 4_000 }), Type.Null()], {
      description: 'Kept as the project stores texts: as written, redacted, or not at all.',
    }),
  ),
})

/** Which feedback to list. */
export const ListFeedbackQuery = Type.Object({
  project_id: Type.Optional(GivenId),
  offset: Type.Optional(Offset),
  limit: Type.Optional(Limit),
})

/** Feedback as it is kept. */
export const Feedback = Type.Object({
  id: Id,
  project_id: Id,
  conversation_id: Id,
  message_id: Id,
  kind: Kind,
  policy_id: Type.Union([Id, Type.Null()]),
  security: Type.Boolean(),
  note: NullableString,
  created_at: Timestamp,
})

/** A page of feedback. */
export const FeedbackList = Type.Object({
  total: Type.Integer(),
  offset: Type.Integer(),
  limit: Type.Integer(),
  items: Type.Array(Feedback),
})

export type Feedback = Static<typeof Feedback>
