import type { RecordTurnBody } from '../../../contract/redteam/attack-run-turn.ts'
import { invalidField } from '../../domain/problem.ts'
import type { ChatTurn } from '../../domain/redteam/attempt-state.ts'
import type { TargetReply } from '../../domain/redteam/target-reply.ts'
import type { ToolCall } from '../../domain/redteam/tool-call.ts'

/** What of an error is kept, in UTF-16 units. */
const errorUnitsMax = 4_000

/** What of a tool call's arguments is kept, in UTF-16 units. */
const argumentsUnitsMax = 20_000

/** What a target answered, and what was said before; null when the client did not send the conversation. */
export interface ReadReply {
  readonly reply: TargetReply
  readonly before: readonly ChatTurn[] | null
}

/**
 * Reads what a client tells of one exchange. An answer counts even when an error is told beside it. Throws Problem
 * `invalid-request` when there is neither, or when `messages` contradict request or response.
 */
export function readTargetReply(body: RecordTurnBody): ReadReply {
  const said = body.messages === undefined ? null : spokenTurns(body.messages)
  const error = body.error === undefined || body.error === '' ? null : cut(body.error, errorUnitsMax)
  const toolCalls = (body.tool_calls ?? []).map(readToolCall)
  const response = body.response ?? (error === null ? lastAnswer(said, body.request) : undefined)
  const isAnswer = response !== undefined && (response !== '' || error === null || toolCalls.length > 0)
  if (!isAnswer && error === null) throw invalidField('response', 'is required unless there is an error')
  const reply: TargetReply = {
    request: body.request,
    response: isAnswer ? response : null,
    toolCalls,
    error,
    latencyMs: body.latency_ms ?? null,
    endsConversation: body.conversation_ended ?? false,
  }
  return { reply, before: said && turnsBefore(said, reply) }
}

/** User and assistant turns with text; what a client adds for itself (system, tool) is its own affair. */
function spokenTurns(messages: NonNullable<RecordTurnBody['messages']>): readonly ChatTurn[] {
  return messages.flatMap(({ role, content }) =>
    (role === 'user' || role === 'assistant') && typeof content === 'string' ? [{ role, content }] : [],
  )
}

function lastAnswer(said: readonly ChatTurn[] | null, request: string): string | undefined {
  const last = said?.at(-1)
  return last?.role === 'assistant' && said?.at(-2)?.content === request ? last.content : undefined
}

/** What stands before the exchange itself. */
function turnsBefore(said: readonly ChatTurn[], { request, response }: TargetReply): readonly ChatTurn[] | null {
  const asked = said.findLastIndex(({ role }) => role === 'user')
  if (asked < 0) return null
  if (said[asked]?.content !== request) {
    throw invalidField('messages', 'the last user turn is not the request')
  }
  const answers = said.slice(asked + 1)
  if (response !== null && answers.length > 0 && answers.at(-1)?.content !== response) {
    throw invalidField('messages', 'the last assistant turn is not the response')
  }
  return said.slice(0, asked)
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
