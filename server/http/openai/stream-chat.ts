import type { ChatBody } from '../../../contract/openai/chat.ts'
import { asRecord, badForm } from './answer-text.ts'
import { noUsage, presentHead, presentRedoubt, presentUsage, violationMessage } from './present-completion.ts'
import { type Caller, guardChat, type ProxyScope, requireUpstream } from './proxied-request.ts'
import { protocolError, proxyProblem } from './proxy-problem.ts'
import { readChatRequest } from './read-chat-request.ts'
import { type Delta, StreamedChoice } from './streamed-choice.ts'
import { judgeBeside, UpstreamCall } from './upstream-call.ts'

/**
 * POST /v1/chat/completions with `stream`: server-sent events. The input is judged before the upstream is asked; of each
 * choice text leaves up to borders of sentences that are judged (`HeldAnswer`), tool calls once all of the choice is. Reads
 * on only when its reader does. Throws before the first event when nothing can be answered; later failures are an event
 * with `error`, and no `[DONE]`.
 */
export async function* streamChat(scope: ProxyScope, caller: Caller, body: ChatBody): AsyncGenerator<string> {
  requireUpstream(scope, body)
  const chat = readChatRequest(body)
  const { stream: _, ...rest } = body
  const asked = { model: body.model, path: '/chat/completions', body: { ...rest, stream: true }, isStream: true }
  const call = new UpstreamCall(scope, caller, asked)
  const { exchange, rememberAnswer } = await judgeBeside(call, caller, () => guardChat(scope, caller, chat))
  const { notJudged } = chat
  const nowMs = scope.guard.clock.nowMs()
  let head = presentHead({}, { id: exchange.input.id, model: body.model, nowMs })
  const chunk = (fields: object) => eventOf({ ...head, object: 'chat.completion.chunk', ...fields })
  const choiceChunk = (index: number, { delta, finishReason, redoubt }: Delta) =>
    chunk({
      choices: [{ index, delta, logprobs: null, finish_reason: finishReason }],
      ...(redoubt && { redoubt: presentRedoubt(exchange, { ...redoubt, notJudged }) }),
    })
  const wantsUsage = asksForUsage(body)

  if (!exchange.input.verdict.isSafe) {
    const content = violationMessage(exchange.input.verdict, exchange.snapshot)
    rememberAnswer(content)
    yield choiceChunk(0, { delta: { role: 'assistant', content }, finishReason: null })
    const redoubt = { output: null, blocked: 'input' as const }
    yield choiceChunk(0, { delta: {}, finishReason: 'content_filter', redoubt })
    if (wantsUsage) yield chunk({ choices: [], usage: noUsage })
    yield done
    return
  }

  const choices = new Map<number, StreamedChoice>()
  const choiceAt = (index: unknown) => {
    if (!Number.isSafeInteger(index) || Number(index) < 0 || Number(index) >= (body.n ?? 1)) throw badForm()
    const known = choices.get(Number(index)) ?? new StreamedChoice(scope.guard, exchange)
    choices.set(Number(index), known)
    return known
  }
  // What the answer cost is told of its first choice alone, so that nobody counts it twice.
  const useOf = (index: number) => (index === choices.keys().next().value ? call.use : null)
  let usage: ReturnType<typeof presentUsage>
  let hasBegun = false
  try {
    for await (const data of call.events()) {
      const event = readEvent(data)
      if (!hasBegun) head = presentHead(event, { id: exchange.input.id, model: body.model, nowMs })
      call.noteUsage(event.usage)
      usage = presentUsage(event.usage) ?? usage
      if (!Array.isArray(event.choices)) throw badForm()
      for (const one of event.choices) {
        const { index = 0, delta, finish_reason: finishReason } = asRecord(one)
        const choice = choiceAt(index)
        for await (const leaving of choice.take(delta ?? {}, finishReason ?? null)) {
          hasBegun = true
          yield choiceChunk(Number(index), leaving)
        }
      }
      // Nothing more may leave: the upstream need not go on.
      if (choices.size === (body.n ?? 1) && [...choices.values()].every((choice) => choice.isBlocked)) break
    }
    for (const [index, choice] of choices) {
      for await (const leaving of choice.finish()) yield choiceChunk(index, leaving)
      yield choiceChunk(index, await choice.conclude(useOf(index)))
    }
    rememberAnswer(choices.get(0)?.spoken ?? '')
    if (wantsUsage && usage) yield chunk({ choices: [], usage })
    yield done
  } catch (error) {
    if (!hasBegun || scope.guard.signal.aborted) throw error
    yield eventOf({ error: protocolError(proxyProblem(error)) })
  } finally {
    // What was judged of an answer that broke off has been seen: it is in monitoring like any other.
    await Promise.all([...choices].map(([index, choice]) => choice.recordBroken(useOf(index))))
  }
}

const done = 'data: [DONE]\n\n'

function eventOf(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`
}

function asksForUsage(body: object): boolean {
  const options = 'stream_options' in body ? body.stream_options : null
  return typeof options === 'object' && options !== null && 'include_usage' in options && options.include_usage === true
}

/** The JSON of an event. Throws `UpstreamFailure` when it is none. */
export function readEvent(data: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    throw badForm()
  }
  return asRecord(value)
}
