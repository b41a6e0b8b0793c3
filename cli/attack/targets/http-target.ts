import { type AttackTarget, TargetError, type TargetPrompt } from '../../../client/attack/attack-target.ts'
import { fillText, fillValue, type TemplateValues } from '../config/fill-template.ts'
import { readPath } from '../config/read-path.ts'
import { excerpt, fetchTarget } from './fetch-target.ts'
import { type SessionMemory, sessionMemory } from './session-memory.ts'
import { readToolCalls } from './tool-calls.ts'

/** A target that is asked by an HTTP request made from a template. */
export interface HttpTargetConfig {
  readonly type: 'http'
  /** Placeholders are URL-encoded; the host has none. */
  readonly url: string
  /** Default: POST. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Their values may hold placeholders. Default: none. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON after its texts are filled. Default: none. */
  readonly body?: unknown
  /** Instead of `body`: a text; its placeholders may name an encoding, e.g. `{{prompt|url}}`. */
  readonly body_text?: string
  /** Where the answer stands in the JSON reply. Default: the whole reply is the answer. */
  readonly reply_path?: string
  /** Where the tool calls stand. */
  readonly tool_calls_path?: string
  /** Where the reply tells the id of the conversation, which later requests send as `{{session_id}}`. */
  readonly session_path?: string
}

/** Opens a target behind HTTP. Sessions that it gives are kept in memory unless something else is said. */
export function httpTarget(config: HttpTargetConfig, sessions: SessionMemory = sessionMemory()): AttackTarget {
  return async (prompt) => {
    const text = await fetchTarget({
      ...requestOf(config, valuesOf(prompt, sessions.sessionOf(prompt.conversationId))),
      signal: prompt.signal,
    })
    const { reply_path, tool_calls_path, session_path } = config
    if (reply_path === undefined && tool_calls_path === undefined && session_path === undefined) return text
    const value = parseJson(text)
    const [session] = session_path === undefined ? [] : readPath(value, session_path)
    if (session !== undefined && session !== null) sessions.remember(prompt.conversationId, String(session))
    const toolCalls = tool_calls_path === undefined ? [] : readToolCalls(readPath(value, tool_calls_path))
    return { text: reply_path === undefined ? text : replyAt(value, reply_path, toolCalls.length > 0), toolCalls }
  }
}

/** Earlier turns go without their pictures: an application that takes turns need not know such a field. */
function valuesOf(
  { prompt, messages, conversationId, images, plant = '' }: TargetPrompt,
  session: string,
): TemplateValues {
  const before = messages.map(({ role, content }) => ({ role, content }))
  return {
    prompt,
    messages: [...before, { role: 'user', content: prompt }],
    conversation_id: conversationId,
    session_id: session,
    plant,
    images,
  }
}

function requestOf(config: HttpTargetConfig, values: TemplateValues) {
  const { url, headers = {}, body, body_text } = config
  const filled = Object.fromEntries(
    // A line end in a header would start another one.
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      fillText(value, values, 'plain').replaceAll(/[\r\n\0]/g, ' '),
    ]),
  )
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const json = body === undefined ? null : JSON.stringify(fillValue(body, values))
  return {
    url: fillText(url, values, 'url'),
    method: config.method ?? 'POST',
    headers: { ...type, ...filled },
    body: body_text === undefined ? json : fillText(body_text, values, 'plain'),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TargetError(`The target did not answer with JSON: ${excerpt(text)}`)
  }
}

/** An answer that is only a tool call has no text. */
function replyAt(value: unknown, path: string, mayBeMissing: boolean): string {
  const found = readPath(value, path).filter((one) => one !== null)
  if (found.length === 0 && !mayBeMissing) {
    throw new TargetError(`The target's reply has nothing at ${path}. It was: ${excerpt(JSON.stringify(value))}`)
  }
  return found.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('')
}
