import { type Static, Type } from 'typebox'
import { SecondOpinionResult } from '../guard/guardrail-results.ts'
import { Id, Limit, NullableString, NullableTimestamp, Offset, Timestamp } from '../scalars.ts'

const Explanation = {
  is_safe: Type.Boolean(),
  value: Type.Number(),
  detection_threshold: Type.Union([Type.Number(), Type.Null()], {
    description:
      'The threshold as it stood then; null where the policy is no part of what was frozen with the message.',
  }),
  status: Type.String(),
  reason: NullableString,
  spans: Type.Array(
    Type.Object({ start: Type.Integer(), end: Type.Integer(), view: Type.String(), label: Type.String() }),
  ),
}

const ExportedMessage = Type.Object({
  id: Id,
  direction: Type.String(),
  role: Type.String(),
  text: NullableString,
  text_removed_at: NullableTimestamp,
  text_with_context: Type.Union([Type.String(), Type.Null()], { description: 'Null when it equals `text`.' }),
  input_id: Type.Union([Id, Type.Null()]),
  last_turn_id: Type.Union([Type.String(), Type.Null()], {
    description: 'The last turn of the history that came with it; follow `previous_id` from there.',
  }),
  images: Type.Integer(),
  created_at: Timestamp,
  is_safe: Type.Boolean(),
  security: Type.Union([Type.Object(Explanation), Type.Null()]),
  policies: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      criticality: Type.String(),
      shadow: Type.Optional(Type.Boolean({ description: 'Only where true: the policy was tried out and had no say.' })),
      second_opinion: Type.Optional(SecondOpinionResult),
      ...Explanation,
    }),
  ),
  topics: Type.Union(
    [
      Type.Object({
        status: Type.Unsafe<'success' | 'warning' | 'error'>({
          type: 'string',
          enum: ['success', 'warning', 'error'],
          description: '`warning`: compared in part. `error`: not compared, and `items` is empty.',
        }),
        items: Type.Array(
          Type.Object({
            id: Id,
            name: Type.String({ description: 'As it was called then.' }),
            state: Type.Unsafe<'safe' | 'unsafe'>({ type: 'string', enum: ['safe', 'unsafe'] }),
            similarity: Type.Number({ description: '0 to 1, that of the nearest sentence.' }),
            is_reached: Type.Boolean({
              description: 'Whether the threshold of the topic, as it stood then, was reached.',
            }),
          }),
        ),
      }),
      Type.Null(),
    ],
    { description: 'How near the message is to each topic that it was compared with; null when there was none.' },
  ),
})

const ExportedTurn = Type.Object({
  id: Type.String(),
  previous_id: NullableString,
  role: Type.String(),
  content: Type.Union([Type.String(), Type.Null()], { description: 'Null once it was removed.' }),
})

const page = { total: Type.Integer(), offset: Type.Integer(), limit: Type.Integer() }

/** Which pages of the export. */
export const ExportConversationQuery = Type.Object({
  offset: Type.Optional(Offset),
  limit: Type.Optional(Limit),
  turns_offset: Type.Optional(Offset),
  turns_limit: Type.Optional(Limit),
})

/** Which page of the messages of a conversation. */
export const ListConversationMessagesQuery = Type.Object({
  offset: Type.Optional(Offset),
  limit: Type.Optional(Limit),
})

/** The messages of a conversation with their verdicts, oldest first. */
export const ConversationMessageList = Type.Object({ ...page, items: Type.Array(ExportedMessage) })

/** Everything that is kept of a conversation. */
export const ConversationExport = Type.Object({
  conversation: Type.Object({
    id: Id,
    project_id: Id,
    name: Type.String(),
    description: NullableString,
    conversation_linked_id: NullableString,
    created_at: Timestamp,
  }),
  messages: ConversationMessageList,
  turns: Type.Object({ ...page, items: Type.Array(ExportedTurn) }),
})

export type ConversationExport = Static<typeof ConversationExport>
export type ExportedMessage = Static<typeof ExportedMessage>
