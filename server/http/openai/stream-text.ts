import type { CompletionsBody } from '../../../contract/openai/inputs.ts'
import { choicesOf, guardPrompts, readPrompts } from './guard-prompts.ts'
import { presentHead, presentRedoubt, violationMessage } from './present-completion.ts'
import { type ProxyCaller, type ProxyScope, requireUpstream } from './proxied-request.ts'
import { asksForUsage, eventOf, streamBlocked, streamChoices } from './stream-choices.ts'
import type { Delta } from './streamed-choice.ts'
import { judgeBeside, UpstreamCall } from './upstream-call.ts'

/**
 * POST /v1/completions with `stream`: server-sent events. The prompt is judged before the upstream is asked, every choice
 * while it arrives (`streamChoices`).
 */
export async function* streamText(
  scope: ProxyScope,
  caller: ProxyCaller,
  body: CompletionsBody,
): AsyncGenerator<string> {
  requireUpstream(scope, body)
  const prompts = readPrompts(body)
  const call = new UpstreamCall(scope, caller, { model: body.model, path: '/completions', body, isStream: true })
  const { exchange } = await judgeBeside(call, caller, () => guardPrompts(scope, caller, prompts))
  const fallback = { id: exchange.input.id, model: body.model, nowMs: scope.guard.clock.nowMs() }
  let head = presentHead({}, fallback)
  const chunk = (fields: object) => eventOf({ ...head, object: 'text_completion', ...fields })
  const choiceChunk = (index: number, { delta, finishReason, redoubt }: Delta) =>
    chunk({
      choices: [{ index, text: textOf(delta), logprobs: null, finish_reason: finishReason }],
      ...(redoubt && { redoubt: presentRedoubt(exchange, { ...redoubt, notJudged: [] }) }),
    })
  const shown = { chunk, choiceChunk, wantsUsage: asksForUsage(body) }

  if (!exchange.input.verdict.isSafe) {
    yield* streamBlocked(violationMessage(exchange.input.verdict, exchange.snapshot), shown)
    return
  }
  yield* streamChoices(scope.guard, {
    ...shown,
    call,
    exchange,
    choicesMax: choicesOf(body, prompts),
    deltaOf: ({ text }) => ({ content: text }),
    onHead: (event) => {
      head = presentHead(event, fallback)
    },
    onSpoken: () => undefined,
  })
}

/** What of a choice leaves, which has nothing but text. */
function textOf(delta: object): string {
  return 'content' in delta && typeof delta.content === 'string' ? delta.content : ''
}
