import type { RedoubtClient } from '../create-client.ts'
import type { ReplyOf } from '../wire.ts'
import type { CheckStreamHead } from './check-stream.ts'
import { GuardBlocked } from './guard-chat.ts'

/** How to guard a streamed answer. */
export interface GuardStreamOptions {
  readonly client: RedoubtClient
  /** What it answers, as in `check`: `text` or `messages_history`, with `project_id` and the rest. */
  readonly check: CheckStreamHead
  /** `reply` (default): the violation message is the last text. `throw`: `GuardBlocked` once the safe text is out. */
  readonly whenBlocked?: 'reply' | 'throw'
  /** Called with what was blocked, also where the violation message is the last text. */
  readonly onBlocked?: (blocked: GuardBlocked) => void
  /** Ends the check; default: nothing does. */
  readonly signal?: AbortSignal
}

/**
 * The part of a streamed answer that may be shown, as soon as it may: up to borders of sentences, once all that precedes
 * them was judged together. The input is judged first. After the first unsafe verdict nothing more of the answer comes, and
 * it is ended. A check that cannot be made, or breaks off, rejects with `RedoubtProblem`, so that nothing passes unseen.
 * Returns what `check` says of it all.
 */
export async function* guardStream(
  answer: AsyncIterable<string>,
  { client, check, whenBlocked = 'reply', onBlocked, signal }: GuardStreamOptions,
): AsyncGenerator<string, ReplyOf<'check'> | undefined> {
  let blocked: { readonly direction: 'input' | 'output'; readonly message: string } | null = null
  let result: ReplyOf<'check'> | undefined
  let hasLeft = false
  for await (const event of client.checkStream(check, answer, signal === undefined ? {} : { signal })) {
    if (event.event === 'summary') result = event.result
    else if (event.event === 'verdict') {
      if (!event.is_safe) blocked = { direction: event.part, message: event.violation_message ?? '' }
    } else if (event.text !== '') {
      hasLeft = true
      yield event.text
    }
  }
  if (blocked === null || result === undefined) return result
  const held = new GuardBlocked(blocked.direction, blocked.message, result)
  onBlocked?.(held)
  if (whenBlocked === 'throw') throw held
  yield hasLeft ? `\n\n${blocked.message}` : blocked.message
  return result
}
