import type { AttackTarget, TargetPrompt, TargetToolCall } from './attack-target.ts'
import type { ClientClock } from './client-clock.ts'

/** What came of asking a target. */
export interface TargetOutcome {
  /** Null when it did not answer. */
  readonly text: string | null
  readonly toolCalls: readonly TargetToolCall[]
  /** Why it did not answer; null when it did. */
  readonly error: string | null
  readonly latencyMs: number
}

/** The most of an answer that the service takes, in UTF-16 units; the rest is cut off. */
export const answerUnitsMax = 1_000_000
const errorUnitsMax = 1_000

/** Asks a target. Rejects only when the signal is aborted; a target that fails is an outcome. */
export async function askTarget(
  target: AttackTarget,
  prompt: TargetPrompt,
  clock: ClientClock,
): Promise<TargetOutcome> {
  const beganAtMs = clock.nowMs()
  const latencyMs = () => Math.max(0, clock.nowMs() - beganAtMs)
  try {
    const answer = await target(prompt)
    const { text, toolCalls = [] } = typeof answer === 'string' ? { text: answer } : answer
    return {
      text: sendable(text, answerUnitsMax),
      toolCalls: toolCalls.slice(0, 100).map(sendableCall),
      error: null,
      latencyMs: latencyMs(),
    }
  } catch (error) {
    prompt.signal.throwIfAborted()
    const message = error instanceof Error ? error.message : String(error)
    return {
      text: null,
      toolCalls: [],
      error: sendable(message, errorUnitsMax) || 'The target failed.',
      latencyMs: latencyMs(),
    }
  }
}

/** The service refuses halves of surrogate pairs, which a cut may leave. */
function sendable(text: string, unitsMax: number): string {
  return text.slice(0, unitsMax).toWellFormed()
}

function sendableCall(call: TargetToolCall): TargetToolCall {
  return { name: sendable(call.name, 200), arguments: sendable(call.arguments, 20_000) }
}
