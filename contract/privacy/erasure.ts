import { type Static, Type } from 'typebox'
import { GivenId, givenId, Id, Limit, NullableTimestamp, Offset, Timestamp } from '../scalars.ts'

/** The conversation whose words are to be erased. */
export const ConversationParams = Type.Object({ id: GivenId })

/** The end user whose words are to be erased. */
export const CreateErasureBody = Type.Object({
  project_id: GivenId,
  conversation_linked_id: givenId('The linked id of the end user’s conversation.'),
})

/** Which erasure. */
export const ErasureParams = Type.Object({ id: GivenId })

/** Which erasures to list. */
export const ListErasuresQuery = Type.Object({ offset: Type.Optional(Offset), limit: Type.Optional(Limit) })

/** The removal of everything that was said in one conversation. */
export const Erasure = Type.Object({
  id: Id,
  project_id: Id,
  conversation_id: Id,
  status: Type.Unsafe<'running' | 'completed'>({
    type: 'string',
    enum: ['running', 'completed'],
    description:
      '`running`: a job goes on with it, because the conversation is long or a reader still holds the log of the database; read it again. `completed`: nothing is left, on the embedded database in its log neither.',
  }),
  requested_at: Timestamp,
  completed_at: NullableTimestamp,
  erased: Type.Object({
    messages: Type.Integer({ description: 'Messages whose texts, explanations and references were removed.' }),
    texts: Type.Integer({ description: 'Stored turn texts.' }),
    replies: Type.Integer({ description: 'Replies that were kept for repetitions.' }),
    notes: Type.Integer({ description: 'Notes of feedback.' }),
  }),
})

/** A page of erasures. */
export const ErasureList = Type.Object({
  total: Type.Integer(),
  offset: Type.Integer(),
  limit: Type.Integer(),
  items: Type.Array(Erasure),
})

export type Erasure = Static<typeof Erasure>
