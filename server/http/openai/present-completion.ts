import type { Message, MessageVerdict } from '../../domain/guard/message.ts'
import { isBlocking } from '../../domain/guard/verdict.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { GuardedExchange } from '../../services/guard/guard-exchange.ts'
import type { AnswerMessage } from './answer-text.ts'

/** Why a completion does not hold what the LLM said; null = it does. */
export type BlockedPart = 'input' | 'output' | null

/** What the guard says of one exchange, in a completion's field `redoubt`. Quotes no text. */
export function presentRedoubt(
  { conversation, input, snapshot }: GuardedExchange,
  judged: { readonly output: Message | null; readonly blocked: BlockedPart; readonly notJudged: readonly string[] },
) {
  const { output, blocked, notJudged } = judged
  const verdict = blocked === 'output' ? output?.verdict : input.verdict
  return {
    is_safe: blocked === null,
    blocked,
    conversation_id: conversation.id,
    input_message_id: input.id,
    output_message_id: output?.id ?? null,
    ...(blocked !== null && verdict && { blocked_by: blockedBy(verdict, snapshot) }),
    ...(notJudged.length > 0 && { not_judged: notJudged }),
  }
}

function blockedBy(verdict: MessageVerdict, { policies }: ConfigurationSnapshot) {
  const names = new Map(policies.map(({ policy }) => [policy.id, policy.name]))
  return {
    security: verdict.security !== null && !verdict.security.isSafe,
    material: (verdict.material ?? []).some(({ isSafe }) => !isSafe),
    policies: verdict.policies.filter(isBlocking).map(({ policyId: id }) => ({ id, name: names.get(id) ?? '' })),
  }
}

/** What the end user reads in the place of what was blocked: the owner's words, of a policy before those of security. */
export function violationMessage(verdict: MessageVerdict, snapshot: ConfigurationSnapshot): string {
  const messages = new Map(snapshot.policies.map(({ policy }) => [policy.id, policy.violationMessage]))
  const ofPolicy = verdict.policies
    .filter(isBlocking)
    .map(({ policyId }) => messages.get(policyId) ?? null)
    .find((message) => message !== null)
  return ofPolicy ?? snapshot.security.violationMessage ?? 'This was blocked by the rules of this application.'
}

/** What a completion says of itself, as far as it is of the form that such names have. */
export function presentHead(
  given: Readonly<Record<string, unknown>>,
  fallback: { id: string; model: string; nowMs: number },
) {
  const name = (value: unknown) => (typeof value === 'string' && /^[\w.:/@-]{1,200}$/.test(value) ? value : null)
  const fingerprint = name(given.system_fingerprint)
  return {
    id: name(given.id) ?? `chatcmpl-${fallback.id}`,
    created: Number.isSafeInteger(given.created) ? Number(given.created) : Math.floor(fallback.nowMs / 1_000),
    model: name(given.model) ?? fallback.model,
    ...(fingerprint !== null && { system_fingerprint: fingerprint }),
  }
}

/** The numbers of a `usage`; everything else in it is left out. Undefined when there is none. */
export function presentUsage(usage: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof usage !== 'object' || usage === null || Array.isArray(usage)) return undefined
  const kept = Object.entries(usage).flatMap(([name, value]): [string, unknown][] => {
    if (!/^\w{1,60}$/.test(name)) return []
    if (typeof value === 'number') return [[name, value]]
    const inner = name.endsWith('_details') ? presentUsage(value) : undefined
    return inner === undefined ? [] : [[name, inner]]
  })
  return Object.fromEntries(kept)
}

/** Why an answer ended, in the words of the protocol. */
export function presentFinish(reason: unknown): string {
  const known = ['stop', 'length', 'tool_calls', 'content_filter', 'function_call'].find((one) => one === reason)
  return known ?? 'stop'
}

/** A message that may leave, on the wire. */
export function presentAnswer({ content, refusal, reasoning, toolCalls, functionCall }: AnswerMessage) {
  return {
    role: 'assistant' as const,
    content,
    refusal,
    ...(reasoning && { [reasoning.field]: reasoning.text }),
    ...(toolCalls.length > 0 && { tool_calls: toolCalls }),
    ...(functionCall && { function_call: functionCall }),
  }
}

/** The choice that stands for a blocked one. */
export function presentBlocked(index: number, text: string) {
  return {
    index,
    message: { role: 'assistant' as const, content: text, refusal: null },
    logprobs: null,
    finish_reason: 'content_filter',
  }
}

/** The usage of a request that asked no LLM. */
export const noUsage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }
