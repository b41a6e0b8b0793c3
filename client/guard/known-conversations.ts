import type { RedoubtClient } from '../create-client.ts'

/** Conversations whose ids are remembered; asking for one again gives the same id. */
const conversationsMax = 10_000

/** Where conversations are. */
export interface ConversationsOptions {
  /** Asked to make them. */
  readonly client: RedoubtClient
  /** Whose guardrails run. */
  readonly projectId: string
}

/** The ids of conversations, each made when it is first asked for; without a linked id it is one of its own. What failed is tried again. */
export function knownConversations({
  client,
  projectId,
}: ConversationsOptions): (linkedId?: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  const create = async (linkedId: string | undefined) => {
    if (linkedId === undefined) {
      return (await client.call('createConversation', { query: { project_id: projectId }, body: {} })).id
    }
    const query = { project_id: projectId, conversation_linked_id: linkedId }
    return (await client.call('createLinkedConversation', { query, body: {} })).id
  }
  return (linkedId) => {
    const key = linkedId === undefined ? 'own' : `linked ${linkedId}`
    const found = known.get(key)
    if (found !== undefined) return found
    const created = create(linkedId)
    known.set(key, created)
    created.catch(() => known.delete(key))
    const [oldest] = known.keys()
    if (known.size > conversationsMax && oldest !== undefined) known.delete(oldest)
    return created
  }
}
