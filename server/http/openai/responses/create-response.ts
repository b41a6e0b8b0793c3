import type { ResponsesBody } from '../../../../contract/openai/responses.ts'
import { invalidField } from '../../../domain/problem.ts'
import { asRecord, badForm } from '../answer-text.ts'
import { judgeChoice } from '../judge-choice.ts'
import { presentRedoubt, violationMessage } from '../present-completion.ts'
import { guardChat, type ProxyCaller, type ProxyScope, requireUpstream } from '../proxied-request.ts'
import { judgeBeside, UpstreamCall } from '../upstream-call.ts'
import {
  cutOff,
  noResponseUsage,
  notJudgedOf,
  presentResponse,
  presentResponseHead,
  stateOf,
  violationItem,
} from './present-response.ts'
import { readResponsesRequest } from './read-responses-request.ts'
import { readItems, spokenIn, textOfItems } from './response-items.ts'

/**
 * POST /v1/responses without `stream`: the input is judged, then the upstream is asked, then all items of its answer are
 * judged together; only then something leaves. What was blocked is replaced by the owner's words.
 */
export async function createResponse(scope: ProxyScope, caller: ProxyCaller, body: ResponsesBody): Promise<object> {
  const { guard } = scope
  const { exchange, rememberAnswer, notJudged, head, call } = await guardResponse(scope, caller, body)
  const { verdict, id } = exchange.input
  if (!verdict.isSafe) {
    const output = [violationItem(id, violationMessage(verdict, exchange.snapshot))]
    rememberAnswer(spokenIn(output), head.id)
    return {
      ...presentResponse({ body, head, state: cutOff, output, usage: noResponseUsage }),
      redoubt: presentRedoubt(exchange, { output: null, blocked: 'input', notJudged }),
    }
  }
  const answer = asRecord(await call.json())
  const ended = stateOf(answer)
  if (ended === null) throw badForm()
  const items = readItems(answer.output)
  const judged = await judgeChoice(guard, exchange, { said: textOfItems(items), upstream: call.use })
  const { isSafe } = judged.verdict
  const output = isSafe ? items : [violationItem(judged.id, violationMessage(judged.verdict, exchange.snapshot))]
  // An answer that was blocked gets a name of our own: by that of the upstream, a client could go on from it.
  const shown = isSafe ? presentResponseHead(answer, head) : head
  rememberAnswer(spokenIn(output), shown.id)
  return {
    ...presentResponse({ body, head: shown, state: isSafe ? ended : cutOff, output, usage: answer.usage }),
    redoubt: presentRedoubt(exchange, {
      output: judged,
      blocked: isSafe ? null : 'output',
      notJudged: notJudgedOf(notJudged, output),
    }),
  }
}

/** Judges the input of a request to the Responses API, whose `call` it makes. `head`: of a response that no upstream gave. */
export async function guardResponse(scope: ProxyScope, caller: ProxyCaller, body: ResponsesBody) {
  requireUpstream(scope, body)
  if (body.background === true) {
    throw invalidField('background', 'must be false: what is fetched later could not be judged')
  }
  const asked = readResponsesRequest(body)
  const { model } = body
  const call = new UpstreamCall(scope, caller, { model, path: '/responses', body, isStream: body.stream === true })
  const judge = () => guardChat(scope, caller, asked, body.previous_response_id ?? null)
  const guarded = await judgeBeside(call, caller, judge)
  const createdAt = Math.floor(scope.guard.clock.nowMs() / 1_000)
  const head = { id: `resp_${guarded.exchange.input.id}`, createdAt, model }
  return { ...guarded, notJudged: asked.notJudged, head, call }
}
