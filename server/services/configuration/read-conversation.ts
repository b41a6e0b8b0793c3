import { BoundedMap } from '../../domain/bounded-map.ts'
import type { Conversation } from '../../domain/guard/conversation.ts'
import type { Store } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'

/** Conversations by id. What is kept of one never changes until its words are erased, so it may be remembered for ever. */
export interface ConversationCache {
  /** Rejects with Problem `conversation-not-found` when it is not there or another organization's. */
  read(organizationId: string, id: string): Promise<Conversation>
  /** Remembers one that was just created. */
  remember(conversation: Conversation): void
  /** Forgets one whose words were erased. */
  forget(organizationId: string, id: string): void
}

/** Remembers up to 50,000 conversations, about 20 MB. */
export function createConversationCache(store: Store): ConversationCache {
  const cache = new BoundedMap<string, Conversation>(50_000)
  const keyOf = (organizationId: string, id: string) => `${organizationId}/${id}`
  return {
    async read(organizationId, id) {
      const key = keyOf(organizationId, id)
      const known = cache.get(key)
      if (known) return known
      const found = await store.read(({ conversations }) => conversations.find(organizationId, id))
      if (found === null) throw unknownConversation()
      cache.set(key, found)
      return found
    },
    remember: (conversation) => cache.set(keyOf(conversation.organizationId, conversation.id), conversation),
    forget: (organizationId, id) => cache.delete(keyOf(organizationId, id)),
  }
}

/** The problem of an id that no conversation of the organization has. */
export function unknownConversation(): Problem {
  return new Problem('conversation-not-found', 'There is no conversation with this id. Create one first.')
}
