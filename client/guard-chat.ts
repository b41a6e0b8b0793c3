import { violationMessageOf } from './check-text.ts'
import type { RedoubtClient } from './create-client.ts'
import type { ReplyOf } from './wire.ts'

/** A message of a chat. */
export interface GuardedMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** A chat function: the whole history in, the answer out. */
export type ChatFunction = (
  messages: readonly GuardedMessage[],
  options: { readonly signal?: AbortSignal },
) => Promise<string>

/** A message or an answer was held back. */
export class GuardBlocked extends Error {
  /** What was held back. */
  readonly direction: 'input' | 'output'
  /** What may be shown to the end user. */
  readonly violationMessage: string
  readonly reply: ReplyOf<'evaluateInput'> | ReplyOf<'evaluateOutput'> | ReplyOf<'check'>

  constructor(direction: 'input' | 'output', violationMessage: string, reply: GuardBlocked['reply']) {
    super(`The ${direction} was blocked: ${violationMessage}`)
    this.name = 'GuardBlocked'
    this.direction = direction
    this.violationMessage = violationMessage
    this.reply = reply
  }
}

/** How to guard. */
export interface GuardOptions {
  readonly client: RedoubtClient
  /** Whose guardrails run. */
  readonly projectId: string
  /** `reply` (default): what was blocked is answered with the violation message. `throw`: with `GuardBlocked`. */
  readonly whenBlocked?: 'reply' | 'throw'
  /** Where the owner set no message. Default: `Sorry, I cannot help with that.` */
  readonly violationMessage?: string
  /** Called with what was blocked, also where the violation message is the answer. */
  readonly onBlocked?: (blocked: GuardBlocked) => void
}

/** What may be said with one turn. */
export interface GuardedTurn {
  /** The id of the chat in your application: turns with one id are one conversation. Default: one for the function. */
  readonly linkedId?: string
  readonly signal?: AbortSignal
}

/** Conversations whose ids are remembered; asking for one again gives the same id. */
const conversationsMax = 10_000

/**
 * Wraps a chat function: the last message is checked before it is called, its answer before it is returned. A check that
 * cannot be made rejects with `RedoubtProblem`, so that nothing passes unseen.
 */
export function guard(chat: ChatFunction, options: GuardOptions) {
  const { client, whenBlocked = 'reply', violationMessage = 'Sorry, I cannot help with that.', onBlocked } = options
  const conversationOf = conversations(options)
  const hold = (direction: 'input' | 'output', reply: GuardBlocked['reply']): string => {
    const blocked = new GuardBlocked(direction, violationMessageOf(reply) ?? violationMessage, reply)
    onBlocked?.(blocked)
    if (whenBlocked === 'throw') throw blocked
    return blocked.violationMessage
  }
  return async (messages: readonly GuardedMessage[], { linkedId, signal }: GuardedTurn = {}): Promise<string> => {
    const scope = signal === undefined ? {} : { signal }
    const query = { conversation_id: await conversationOf(linkedId) }
    const history = messages.map(({ role, content }) => ({ role, content }))
    const input = await client.call('evaluateInput', { query, body: { messages_history: history } }, scope)
    if (!input.is_safe) return hold('input', input)
    const answer = await chat(messages, scope)
    const body = { input_id: input.input_request.id ?? '', output: answer }
    const output = await client.call('evaluateOutput', { query, body }, scope)
    return output.is_safe ? answer : hold('output', output)
  }
}

function conversations({ client, projectId }: GuardOptions): (linkedId: string | undefined) => Promise<string> {
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
