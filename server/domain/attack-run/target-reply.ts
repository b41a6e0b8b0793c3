import type { ToolCall } from '../agent-run/tool-call.ts'
import type { RecordedTurn } from '../attempt/attempt-state.ts'

/** What a client tells of one exchange with the target. */
export interface TargetReply {
  /** What was really sent. */
  readonly request: string
  /** Null when the target gave no answer; then `error` is not null. */
  readonly response: string | null
  readonly toolCalls: readonly ToolCall[]
  /** Why it gave none; null when it did. */
  readonly error: string | null
  /** As the client measured it; null when it did not. */
  readonly latencyMs: number | null
  /** The target said that it will not answer in this conversation again. */
  readonly endsConversation: boolean
}

/** Whether a reply says what a turn already holds. How long it took does not matter: a repetition may have been measured anew. */
export function repeats(turn: RecordedTurn, reply: TargetReply): boolean {
  return (
    turn.request === reply.request &&
    turn.response === reply.response &&
    turn.error === reply.error &&
    sameCalls(turn.toolCalls, reply.toolCalls)
  )
}

function sameCalls(left: readonly ToolCall[], right: readonly ToolCall[]): boolean {
  return (
    left.length === right.length &&
    left.every((call, index) => call.name === right[index]?.name && call.arguments === right[index]?.arguments)
  )
}
