import type { ClientClock } from '../client-clock.ts'
import { type AttackTarget, TargetError, type TargetPrompt, type TargetToolCall } from './attack-target.ts'
import { plainLine } from './plain-line.ts'

/** What came of asking a target. */
export interface TargetOutcome {
  /** Null when it did not answer. */
  readonly text: string | null
  readonly toolCalls: readonly TargetToolCall[]
  /** Why it did not answer, in one plain line; null when it did. */
  readonly error: string | null
  /** Whether the prompt surely did not get to it. */
  readonly isUnreachable: boolean
  readonly latencyMs: number
}

/** The most of an answer that the service takes, in UTF-16 units; the rest is cut off. */
const answerUnitsMax = 1_000_000
const errorUnitsMax = 1_000

/** The most of the arguments of one tool call, and of all of an answer: of many calls less of each is sent. */
const argumentsUnitsMax = 20_000
const allArgumentsUnitsMax = 2_000_000

/**
 * Asks a target. Rejects only when the signal is aborted, and then at once, also where the target does not heed it; a
 * target that fails is an outcome.
 */
export async function askTarget(
  target: AttackTarget,
  prompt: TargetPrompt,
  clock: ClientClock,
): Promise<TargetOutcome> {
  const beganAtMs = clock.nowMs()
  const latencyMs = () => Math.max(0, clock.nowMs() - beganAtMs)
  try {
    const { text, toolCalls } = readAnswer(await unlessAborted(() => target(prompt), prompt.signal))
    return { text, toolCalls, error: null, isUnreachable: false, latencyMs: latencyMs() }
  } catch (error) {
    prompt.signal.throwIfAborted()
    const message = plainLine(error instanceof Error ? error.message : String(error))
    return {
      text: null,
      toolCalls: [],
      error: sendable(message, errorUnitsMax) || 'The target failed.',
      isUnreachable: error instanceof TargetError && error.isUnreachable,
      latencyMs: latencyMs(),
    }
  }
}

/** What is awaited, or the signal's reason as soon as it is aborted: a target of others may never end. */
async function unlessAborted<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  const over = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    over.abort()
  }
}

/** Targets are written by others, not all of them in TypeScript. */
function readAnswer(answer: unknown): Pick<TargetOutcome, 'toolCalls'> & { readonly text: string } {
  if (typeof answer === 'string') return { text: sendable(answer, answerUnitsMax), toolCalls: [] }
  const { text, toolCalls } = (answer ?? {}) as { readonly text?: unknown; readonly toolCalls?: unknown }
  if (typeof text !== 'string') throw new TargetError('The target answered with neither a string nor {text}.')
  const calls: readonly unknown[] = Array.isArray(toolCalls) ? toolCalls : []
  // No call is left out, for any of them may be a forbidden one; more than the service takes it refuses by name.
  const unitsMax = Math.min(argumentsUnitsMax, Math.floor(allArgumentsUnitsMax / Math.max(1, calls.length)))
  return { text: sendable(text, answerUnitsMax), toolCalls: calls.flatMap((call) => sendableCall(call, unitsMax)) }
}

/** The service refuses halves of surrogate pairs, which a cut may leave. */
function sendable(text: string, unitsMax: number): string {
  return text.slice(0, unitsMax).toWellFormed()
}

function sendableCall(call: unknown, argumentsMax: number): readonly TargetToolCall[] {
  const { name, arguments: given = '' } = (call ?? {}) as { readonly name?: unknown; readonly arguments?: unknown }
  if (typeof name !== 'string' || name === '') return []
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
  return [{ name: sendable(name, 200), arguments: sendable(text, argumentsMax) }]
}
