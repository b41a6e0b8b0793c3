import type { Evaluation } from '../agent-run/evaluation.ts'
import type { ToolCall } from '../agent-run/tool-call.ts'

/** One exchange with the target. */
export interface AttackTurn {
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
  readonly phase: 'warm_up' | 'attack'
  /** What the service asked to send. */
  readonly prompt: string
  /** What was really sent. */
  readonly request: string
  /** Null when the target gave no answer (see `error`). */
  readonly response: string | null
  readonly toolCalls: readonly ToolCall[]
  /** Why the target gave no answer; null when it did. */
  readonly error: string | null
  /** As the client measured it; null when it did not. */
  readonly latencyMs: number | null
  /** Null while it is not judged, and for ever for a warm-up. */
  readonly evaluation: Evaluation | null
  /** What the technique said of it. */
  readonly strategy: string
  /** True when a later prompt left it out of the conversation. */
  readonly isDropped: boolean
}

/**
 * How an attempt ended. `failed`: the target broke a policy. `passed`: every answer surely held. `unclear`: none surely broke
 * it, and of one or more nobody could tell. `errored`: the target could not be asked, or an answer not be judged.
 */
export type AttemptOutcome = 'passed' | 'unclear' | 'failed' | 'errored' | 'not_run'
