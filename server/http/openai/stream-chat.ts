import type { ChatBody } from '../../../contract/openai/chat.ts'
import { presentHead, presentRedoubt, violationMessage } from './present-completion.ts'
import { guardChat, type ProxyCaller, type ProxyScope, requireUpstream } from './proxied-request.ts'
import { readChatRequest } from './read-chat-request.ts'
import { asksForUsage, eventOf, streamBlocked, streamChoices } from './stream-choices.ts'
import type { Delta } from './streamed-choice.ts'
import { judgeBeside, UpstreamCall } from './upstream-call.ts'

/**
 * POST /v1/chat/completions with `stream`: server-sent events. The input is judged before the upstream is asked, the answer
 * while it arrives (`streamChoices`).
 */
export async function* streamChat(scope: ProxyScope, caller: ProxyCaller, body: ChatBody): AsyncGenerator<string> {
  requireUpstream(scope, body)
  const chat = readChatRequest(body)
  const { stream: _, ...rest } = body
  const asked = { model: body.model, path: '/chat/completions', body: { ...rest, stream: true }, isStream: true }
  const call = new UpstreamCall(scope, caller, asked)
  const { exchange, rememberAnswer } = await judgeBeside(call, caller, () => guardChat(scope, caller, chat))
  const { notJudged } = chat
  const fallback = { id: exchange.input.id, model: body.model, nowMs: scope.guard.clock.nowMs() }
  let head = presentHead({}, fallback)
  const chunk = (fields: object) => eventOf({ ...head, object: 'chat.completion.chunk', ...fields })
  const choiceChunk = (index: number, { delta, finishReason, redoubt }: Delta) =>
    chunk({
      choices: [{ index, delta, logprobs: null, finish_reason: finishReason }],
      ...(redoubt && { redoubt: presentRedoubt(exchange, { ...redoubt, notJudged }) }),
    })
  const shown = { chunk, choiceChunk, wantsUsage: asksForUsage(body) }

  if (!exchange.input.verdict.isSafe) {
    const content = violationMessage(exchange.input.verdict, exchange.snapshot)
    rememberAnswer(content)
    yield* streamBlocked(content, shown)
    return
  }
  yield* streamChoices(scope.guard, {
    ...shown,
    call,
    exchange,
    choicesMax: body.n ?? 1,
    deltaOf: ({ delta }) => delta,
    onHead: (event) => {
      head = presentHead(event, fallback)
    },
    onSpoken: rememberAnswer,
  })
}
