import { UpstreamFailure } from '../../domain/guard/upstream.ts'
import { textOfCalls } from '../messages/tool-calls.ts'

/** A call of a tool, of which name and arguments are judged. */
export interface FunctionCall {
  readonly id: string
  readonly type: 'function'
  /** Arguments as the JSON text that the model wrote. */
  readonly function: { readonly name: string; readonly arguments: string }
}

/** The texts of a message that a reader or a program will see; what the proxy does not know is left out. */
export interface AnswerMessage {
  /** Null = none. */
  readonly content: string | null
  /** Null = none. */
  readonly refusal: string | null
  /** The field under which reasoning came, and its text; null = none. */
  readonly reasoning: { readonly field: ReasoningField; readonly text: string } | null
  readonly toolCalls: readonly FunctionCall[]
  /** The older form of a tool call; null = none. */
  readonly functionCall: FunctionCall['function'] | null
}

/** Under which names services send reasoning. */
export type ReasoningField = 'reasoning_content' | 'reasoning'

/** The most tool calls of one message. */
export const toolCallsMax = 1_000

/** Reads the message of a completion. Throws `UpstreamFailure` when it has another form. */
export function readAnswerMessage(message: unknown): AnswerMessage {
  const given = asRecord(message)
  const reasoningField = (['reasoning_content', 'reasoning'] as const).find((field) => isText(given[field]))
  const calls = given.tool_calls ?? []
  if (!Array.isArray(calls) || calls.length > toolCallsMax) throw badForm()
  return {
    content: textOrNull(given.content),
    refusal: textOrNull(given.refusal),
    reasoning: reasoningField ? { field: reasoningField, text: String(given[reasoningField]) } : null,
    toolCalls: calls.map((call) => {
      const { id, function: called } = asRecord(call)
      return { id: readCallId(id), type: 'function', function: readCalled(called) }
    }),
    functionCall: given.function_call ? readCalled(given.function_call) : null,
  }
}

/** Everything of a message that is judged, its calls behind its text. */
export function textOfAnswer(message: AnswerMessage): string {
  const calls = textOfCalls([...message.toolCalls.map((call) => call.function), message.functionCall])
  return joined([message.reasoning?.text, message.content, message.refusal, calls])
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n\n')
}

function readCalled(given: unknown): FunctionCall['function'] {
  const { name, arguments: given_ } = asRecord(given)
  if (!isText(name) || !isText(given_ ?? '')) throw badForm()
  return { name, arguments: String(given_ ?? '') }
}

/** The id of a call, which is no place for a text. */
export function readCallId(id: unknown): string {
  if (typeof id !== 'string' || !/^[\w.:-]{1,200}$/.test(id)) throw badForm()
  return id
}

/** A record of what an upstream sent. Throws `UpstreamFailure` when it is none. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badForm()
  return value as Readonly<Record<string, unknown>>
}

function textOrNull(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (!isText(value)) throw badForm()
  return value
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** The failure of an upstream that speaks another protocol. */
export function badForm(): UpstreamFailure {
  return new UpstreamFailure('failed', 'The upstream answered in a form that is not that of the protocol.')
}
