import type { RecordTurnBody } from '../../../contract/attack-run/attack-run-turn.ts'
import type { ToolCall } from '../../domain/agent-run/tool-call.ts'
import type { TargetReply } from '../../domain/attack-run/target-reply.ts'
import { saysTheSame } from '../../domain/attack-run/told-conversation.ts'
import type { ChatTurn } from '../../domain/attempt/attempt-state.ts'
import { invalidField } from '../../domain/problem.ts'

/** What of an error is kept, in UTF-16 units. */
const errorUnitsMax = 4_000

/** What of a tool call's arguments is kept, in UTF-16 units. */
const argumentsUnitsMax = 20_000

/** What a target answered, and the conversation as the client tells it; null when it sent none. */
export interface ReadReply {
  readonly reply: TargetReply
  /** Turns before the answer, oldest first. */
  readonly said: readonly ChatTurn[] | null
}

/**
 * Reads what a client tells of one exchange. An answer counts even when an error is told beside it. Throws Problem
 * `invalid-request` when there is neither answer, tool call nor error, or when `messages` give the request another answer than `response`.
 */
export function readTargetReply(body: RecordTurnBody): ReadReply {
  const said = body.messages === undefined ? null : spokenTurns(body.messages)
  const error = body.error === undefined || body.error === '' ? null : cut(body.error, errorUnitsMax)
  const toolCalls = (body.tool_calls ?? []).map(readToolCall)
  const told = said && answerTo(said, body.request)
  // Tool calls are an answer without words.
  const wordless = toolCalls.length > 0 ? '' : undefined
  const response = body.response ?? (error === null ? (told ?? wordless) : wordless)
  const isAnswer = response !== undefined && (response !== '' || error === null || toolCalls.length > 0)
  if (!isAnswer && error === null) throw invalidField('response', 'is required unless there are tool calls or an error')
  if (isAnswer && told !== null && !saysTheSame(told, response)) {
    throw invalidField('messages', 'the last assistant turn is not the response')
  }
  const reply: TargetReply = {
    request: body.request,
    response: isAnswer ? response : null,
    toolCalls,
    error,
    latencyMs: body.latency_ms ?? null,
    endsConversation: body.conversation_ended ?? false,
  }
  return { reply, said }
}

/** User and assistant turns with text; what a client adds for itself (system, tool) is its own affair. */
function spokenTurns(messages: NonNullable<RecordTurnBody['messages']>): readonly ChatTurn[] {
  return messages.flatMap(({ role, content }) => {
    const text = textOf(content)
    return (role === 'user' || role === 'assistant') && text !== null ? [{ role, content: text }] : []
  })
}

/** A text, or the texts of a list of parts (`[{type: 'text', text}]`), one below the other; null = there is none. */
function textOf(content: unknown): string | null {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return null
  const texts = content.flatMap((part: unknown) => {
    if (typeof part === 'string') return [part]
    if (typeof part !== 'object' || part === null) return []
    // A refusal is a part of its own kind in some replies.
    const { text, refusal }: { readonly text?: unknown; readonly refusal?: unknown } = part
    return [text, refusal].filter((one) => typeof one === 'string')
  })
  return texts.length === 0 ? null : texts.join('\n')
}

/** What follows the request at the end of a conversation; null when the request is not its last user turn. */
function answerTo(said: readonly ChatTurn[], request: string): string | null {
  const asked = said.findLastIndex(({ role }) => role === 'user')
  if (asked < 0 || !saysTheSame(said[asked]?.content ?? '', request)) return null
  return said.slice(asked + 1).at(-1)?.content ?? null
}

type GivenToolCall = NonNullable<RecordTurnBody['tool_calls']>[number]

function readToolCall(call: GivenToolCall, index: number): ToolCall {
  const { name, arguments: given } = call.function ?? call
  if (name === undefined) throw invalidField(`tool_calls[${index}].function.name`, 'is required')
  const text = typeof given === 'string' ? given : given === undefined ? '' : JSON.stringify(given)
  return { name, arguments: cut(text, argumentsUnitsMax) }
}

/** A cut may leave half of a character, which no database keeps. */
function cut(text: string, unitsMax: number): string {
  return text.length <= unitsMax ? text : text.slice(0, unitsMax).toWellFormed()
}
