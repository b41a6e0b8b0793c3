import type { RedoubtClient } from '../create-client.ts'
import type { ReplyOf } from '../wire.ts'
import { violationMessageOf } from './check-text.ts'
import { knownConversations } from './known-conversations.ts'

/** A message of a chat. */
export interface GuardedMessage {
  readonly role: 'system' | 'user' | 'assistant'
  /** Plain text. */
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
  /** Ends the turn. Default: nothing does. */
  readonly signal?: AbortSignal
}

/**
 * Wraps a chat function: the last message is checked before it is called, its answer before it is returned. A check that
 * cannot be made rejects with `RedoubtProblem`, so that nothing passes unseen.
 */
export function guard(chat: ChatFunction, options: GuardOptions) {
  const { client, whenBlocked = 'reply' } = options
  const conversationOf = knownConversations(options)
  const hold = (direction: 'input' | 'output', reply: GuardBlocked['reply']): string => {
    const blocked = blockedBy(options, direction, reply)
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

/** What was blocked, with the owner's message or the default one; told to `onBlocked`. */
export function blockedBy(
  {
    violationMessage = 'Sorry, I cannot help with that.',
    onBlocked,
  }: Pick<GuardOptions, 'violationMessage' | 'onBlocked'>,
  direction: 'input' | 'output',
  reply: GuardBlocked['reply'],
): GuardBlocked {
  const blocked = new GuardBlocked(direction, violationMessageOf(reply) ?? violationMessage, reply)
  onBlocked?.(blocked)
  return blocked
}
