import { type Static, Type } from 'typebox'
import { Conversation } from '../guard/conversation.ts'
import { listOf, PageQuery } from '../list.ts'
import { GivenId, givenId, Id, NullableString } from '../scalars.ts'

/** A conversation with where it belongs. */
export const ManagedConversation = Type.Object({
  ...Conversation.properties,
  project_id: Id,
  conversation_linked_id: NullableString,
})

/** Which conversations to list. */
export const ListConversationsQuery = Type.Object({
  ...PageQuery.properties,
  project_id: Type.Optional(givenId('Only those of this project.')),
})

/** A page of conversations. */
export const ConversationList = listOf(ManagedConversation)

/** Which conversation. */
export const ConversationParams = Type.Object({ id: GivenId })

export type ManagedConversation = Static<typeof ManagedConversation>
export type ListConversationsQuery = Static<typeof ListConversationsQuery>
export type ConversationList = Static<typeof ConversationList>
export type ConversationParams = Static<typeof ConversationParams>
