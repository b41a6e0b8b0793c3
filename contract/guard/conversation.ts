import { type Static, Type } from 'typebox'
import { Description, givenId, Id, NullableString, Timestamp, withoutControls } from '../scalars.ts'

/** Which project the conversation is for. */
export const CreateConversationQuery = Type.Object({
  project_id: givenId('The project under which its messages are evaluated.'),
})

/** Which conversation of another product it stands for. */
export const CreateLinkedConversationQuery = Type.Object({
  ...CreateConversationQuery.properties,
  conversation_linked_id: givenId('The id of the chat in the third-party assistant product: any string.'),
})

/** How the conversation is called. */
export const CreateConversationBody = Type.Object({
  name: Type.Optional(
    Type.Union([Type.String({ maxLength: 200, pattern: withoutControls }), Type.Null()], {
      description: "Default, also when empty: 'API Conversation' followed by the present time in ISO 8601.",
    }),
  ),
  description: Type.Optional(Type.Union([Description, Type.Null()])),
})

/** A conversation as v1 shows it. */
export const Conversation = Type.Object({
  id: Id,
  name: Type.String(),
  description: NullableString,
  created_at: Timestamp,
  is_client: Type.Boolean({ description: 'Always true for conversations created through the API.' }),
})

export type CreateConversationQuery = Static<typeof CreateConversationQuery>
export type CreateLinkedConversationQuery = Static<typeof CreateLinkedConversationQuery>
export type CreateConversationBody = Static<typeof CreateConversationBody>
export type Conversation = Static<typeof Conversation>
