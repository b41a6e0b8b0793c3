import type { ResponsesBody } from '../../../../contract/openai/responses.ts'
import { presentUsage } from '../present-completion.ts'
import { presentItem, type ResponseItem } from './response-items.ts'

/** By what a response is known, and when it was made. */
export interface ResponseHead {
  readonly id: string
  /** Unix time in seconds. */
  readonly createdAt: number
  /** As the upstream names it. */
  readonly model: string
}

/** How a response ended, or that it has not. */
export type ResponseState =
  | { readonly status: 'in_progress' | 'completed' }
  | { readonly status: 'incomplete'; readonly reason: 'content_filter' | 'max_output_tokens' }

/** What becomes a response object. */
export interface PresentedResponse {
  readonly body: ResponsesBody
  readonly head: ResponseHead
  readonly state: ResponseState
  readonly output: readonly ResponseItem[]
  /** As the upstream sent it, not yet checked. */
  readonly usage: unknown
}

/** A response object. What it repeats of the request is the client's own: what the upstream says of it was not judged. */
export function presentResponse({ body, head, state, output, usage }: PresentedResponse): object {
  const asked = body as Readonly<Record<string, unknown>>
  return {
    id: head.id,
    object: 'response',
    created_at: head.createdAt,
    status: state.status,
    error: null,
    incomplete_details: state.status === 'incomplete' ? { reason: state.reason } : null,
    instructions: asked.instructions ?? null,
    max_output_tokens: asked.max_output_tokens ?? null,
    metadata: asked.metadata ?? {},
    model: head.model,
    output: output.map((item, index) =>
      presentItem(item, state.status === 'incomplete' && index === output.length - 1 ? 'incomplete' : 'completed'),
    ),
    parallel_tool_calls: asked.parallel_tool_calls ?? true,
    previous_response_id: asked.previous_response_id ?? null,
    reasoning: asked.reasoning ?? { effort: null, summary: null },
    store: asked.store ?? true,
    temperature: asked.temperature ?? null,
    text: asked.text ?? { format: { type: 'text' } },
    tool_choice: asked.tool_choice ?? 'auto',
    tools: asked.tools ?? [],
    top_p: asked.top_p ?? null,
    truncation: asked.truncation ?? 'disabled',
    usage: presentUsage(usage) ?? null,
  }
}

/** What an upstream says of its response, as far as it is of the form that such names have. */
export function presentResponseHead(given: Readonly<Record<string, unknown>>, fallback: ResponseHead): ResponseHead {
  const name = (value: unknown) => (typeof value === 'string' && /^[\w.:/@-]{1,200}$/.test(value) ? value : null)
  return {
    id: name(given.id) ?? fallback.id,
    createdAt: Number.isSafeInteger(given.created_at) ? Number(given.created_at) : fallback.createdAt,
    model: name(given.model) ?? fallback.model,
  }
}

/** How the upstream's response ended; null when it failed, or has not ended. */
export function stateOf({
  status,
  incomplete_details: details,
}: Readonly<Record<string, unknown>>): ResponseState | null {
  if (status === undefined || status === 'completed') return { status: 'completed' }
  if (status !== 'incomplete') return null
  const { reason } = (details ?? {}) as { readonly reason?: unknown }
  return { status, reason: reason === 'content_filter' ? reason : 'max_output_tokens' }
}

/** The end of a response that the guard cut off. */
export const cutOff: ResponseState = { status: 'incomplete', reason: 'content_filter' }

/** The item that holds the owner's words in the place of what was blocked. */
export function violationItem(id: string, text: string): ResponseItem {
  return { kind: 'message', id: `msg_${id}`, texts: [{ place: 'output_text', text }] }
}

/** What of an answer left without having been judged, beside what of the request did. */
export function notJudgedOf(ofRequest: readonly string[], output: readonly ResponseItem[]): readonly string[] {
  const isSealed = output.some((item) => item.kind === 'reasoning' && item.encrypted !== null)
  return isSealed ? [...ofRequest, 'reasoning.encrypted_content'] : ofRequest
}

/** The usage of a request that asked no LLM. */
export const noResponseUsage = {
  input_tokens: 0,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 0,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 0,
}
