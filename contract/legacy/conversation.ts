import { type Static, Type } from 'typebox'
import { givenId, Id, Timestamp } from '../scalars.ts'

/** For which chatbot the conversation is. */
export const CreateLegacyConversationQuery = Type.Object({
  clientId: givenId('The chatbot: the id of a project.'),
})

/** A conversation as the older generation shows it. */
export const LegacyConversation = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String({ description: 'Empty when none was given.' }),
  createdAt: Timestamp,
  isClient: Type.Boolean({ description: 'Always true for conversations created through the API.' }),
})

export type CreateLegacyConversationQuery = Static<typeof CreateLegacyConversationQuery>
export type LegacyConversation = Static<typeof LegacyConversation>
