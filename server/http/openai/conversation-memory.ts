import { BoundedMap } from '../../domain/bounded-map.ts'
import type { Turn } from '../../domain/guard/exchange.ts'
import type { Sha256 } from '../../domain/ports.ts'

/**
 * Which conversation a history belongs to, so that a client which resends its history stays in one conversation without
 * naming it. Knows the last 20,000 answers of this process, by a keyed hash.
 */
export interface ConversationMemory {
  /** The conversation in which the last of these turns was answered; null when it is not known. */
  find(owner: string, turns: readonly Turn[]): string | null
  /** Notes that these turns, the answer last, belong to a conversation. */
  remember(owner: string, turns: readonly Turn[], conversationId: string): void
  /** The conversation of the response with this id; null when it is not known. */
  findResponse(owner: string, responseId: string): string | null
  /** Notes to which conversation a response belongs. */
  rememberResponse(owner: string, responseId: string, conversationId: string): void
}

/** An empty memory. `owner` of its calls keeps those of organizations, projects and keys apart. */
export function createConversationMemory(reference: Sha256): ConversationMemory {
  const known = new BoundedMap<string, string>(20_000)
  const digest = (owner: string, turns: readonly Turn[]) =>
    reference(JSON.stringify([owner, ...turns.map(({ role, content }) => [role, content])]))
  const digestOfResponse = (owner: string, responseId: string) => reference(JSON.stringify({ owner, responseId }))
  return {
    find: (owner, turns) => (turns.length === 0 ? null : (known.get(digest(owner, turns)) ?? null)),
    remember: (owner, turns, conversationId) => known.set(digest(owner, turns), conversationId),
    findResponse: (owner, responseId) => known.get(digestOfResponse(owner, responseId)) ?? null,
    rememberResponse: (owner, responseId, conversationId) =>
      known.set(digestOfResponse(owner, responseId), conversationId),
  }
}
