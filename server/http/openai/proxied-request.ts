import type { ChatBody } from '../../../contract/openai/chat.ts'
import type { Upstreams, UpstreamUse } from '../../domain/guard/upstream.ts'
import { Problem } from '../../domain/problem.ts'
import { type GuardedExchange, guardExchange } from '../../services/guard/guard-exchange.ts'
import type { GuardScope } from '../../services/scope/guard-scope.ts'
import type { AskedChat } from './chat-request.ts'
import type { ConversationMemory } from './conversation-memory.ts'

/** What the proxy works with. */
export interface ProxyScope {
  /** Its signal is aborted when the client has gone. */
  readonly guard: GuardScope
  readonly upstreams: Upstreams
  readonly memory: ConversationMemory
  /** Told of every request to an upstream that has ended, for counting. */
  readonly onAsked: (outcome: UpstreamOutcome, use: UpstreamUse) => void
}

/** How a request to an upstream ended; `cancelled`: nobody wanted the rest of its answer. */
export type UpstreamOutcome = 'answered' | 'failed' | 'cancelled'

/** Who asks the proxy, and for which project. */
export interface ProxyCaller {
  readonly organizationId: string
  /** Whose conversations are remembered apart. */
  readonly actor: string
  /** Null = the organization's sample project. */
  readonly projectId: string | null
  /** The client's own name of the conversation; null when it gave none. */
  readonly linkedId: string | null
  /** The client's key for an upstream without a configured one. Secret. */
  readonly clientKey: string | null
  /** The marks of the proxies that the request has passed, this one last. */
  readonly passed: readonly string[]
  /** Whether the upstream is asked while the input is still being judged. */
  readonly isParallel: boolean
}

/** A chat request that was judged. */
export interface GuardedChat {
  readonly exchange: GuardedExchange
  /**
   * To be called with what the assistant answered, and the id of the response where the protocol has one, so that the next
   * request of the chat finds its conversation.
   */
  readonly rememberAnswer: (text: string, responseId?: string) => void
}

/**
 * Judges a chat request in the conversation that it belongs to; resolves when that is durable. `previousResponseId`: the
 * response that it goes on from; null where it names none.
 */
export async function guardChat(
  { guard, memory }: ProxyScope,
  caller: ProxyCaller,
  chat: AskedChat,
  previousResponseId: string | null = null,
): Promise<GuardedChat> {
  const { organizationId, projectId, actor, linkedId } = caller
  const owner = JSON.stringify([organizationId, projectId, actor])
  const find = () =>
    previousResponseId === null ? memory.find(owner, chat.answered) : memory.findResponse(owner, previousResponseId)
  const known = linkedId === null ? find() : null
  const exchange = await guardExchange(guard, {
    organizationId,
    projectId,
    conversation: linkedId !== null ? { linkedId } : known !== null ? { id: known } : null,
    turns: chat.turns,
    images: chat.images,
    documents: [],
    executionMode: null,
    isStored: true,
  })
  const rememberAnswer = (content: string, responseId?: string) => {
    const { id } = exchange.conversation
    memory.remember(owner, [...chat.asSent, { role: 'assistant', content }], id)
    if (responseId !== undefined) memory.rememberResponse(owner, responseId, id)
  }
  return { exchange, rememberAnswer }
}

/** Throws Problem `model-not-found` when no upstream answers for a model, before anything is judged. */
export function requireUpstream({ upstreams }: ProxyScope, { model }: Pick<ChatBody, 'model'>): void {
  if (upstreams.answersFor(model)) return
  const mend = upstreams.isConfigured
    ? 'Name one that GET /v1/models lists, or add an entry to REDOUBT_UPSTREAMS.'
    : 'None is configured: set REDOUBT_UPSTREAMS.'
  throw new Problem('model-not-found', `No upstream answers for this model. ${mend}`)
}
