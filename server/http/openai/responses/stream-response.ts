import type { ResponsesBody } from '../../../../contract/openai/responses.ts'
import { UpstreamFailure } from '../../../domain/guard/upstream.ts'
import type { GuardedExchange } from '../../../services/guard/guard-exchange.ts'
import { asRecord, badForm } from '../answer-text.ts'
import { presentRedoubt, violationMessage } from '../present-completion.ts'
import type { ProxyCaller, ProxyScope } from '../proxied-request.ts'
import { protocolError, proxyProblem } from '../proxy-problem.ts'
import { readEvent } from '../stream-choices.ts'
import { guardResponse } from './create-response.ts'
import {
  cutOff,
  noResponseUsage,
  notJudgedOf,
  presentResponse,
  presentResponseHead,
  type ResponseState,
  stateOf,
  violationItem,
} from './present-response.ts'
import { ResponseEvents } from './response-events.ts'
import { spokenIn } from './response-items.ts'
import { StreamedResponse } from './streamed-response.ts'

/**
 * POST /v1/responses with `stream`: server-sent events, held back as those of `streamChat` are. Throws before the first event
 * when nothing can be answered; later failures are an event `error`, and none that ends the response.
 */
export async function* streamResponse(
  scope: ProxyScope,
  caller: ProxyCaller,
  body: ResponsesBody,
): AsyncGenerator<string> {
  const { exchange, rememberAnswer, notJudged, call, ...guarded } = await guardResponse(scope, caller, body)
  let { head } = guarded
  const events = new ResponseEvents()
  const told = (state: ResponseState, usage: unknown) =>
    presentResponse({ body, head, state, output: events.output, usage })
  function* begin() {
    for (const type of ['response.created', 'response.in_progress']) {
      yield events.event(type, { response: told({ status: 'in_progress' }, null) })
    }
  }
  const last = (state: ResponseState, usage: unknown, redoubt: object) => {
    rememberAnswer(spokenIn(events.output), head.id)
    return events.event(`response.${state.status}`, { response: { ...told(state, usage), redoubt } })
  }

  if (!exchange.input.verdict.isSafe) {
    yield* begin()
    yield* sayViolation(events, exchange)
    yield last(cutOff, noResponseUsage, presentRedoubt(exchange, { output: null, blocked: 'input', notJudged }))
    return
  }

  const response = new StreamedResponse(scope.guard, exchange, events)
  let hasBegun = false
  try {
    for await (const data of call.events()) {
      const event = readEvent(data)
      const ended = endOf(event)
      if (!hasBegun) {
        head = presentResponseHead(asRecord(event.response ?? {}), head)
        hasBegun = true
        yield* begin()
      }
      if (ended === null) yield* response.take(event)
      else {
        call.noteUsage(ended.usage)
        call.complete()
        yield* response.end(ended.output, ended.state.status === 'completed' ? 'completed' : 'incomplete')
      }
      const { isBlocked } = response
      if (ended === null && !isBlocked) continue
      // Of a blocked one nothing more may leave: the upstream need not go on.
      const redoubt = presentRedoubt(exchange, {
        output: await response.record(call.use),
        blocked: isBlocked ? 'output' : null,
        notJudged: notJudgedOf(notJudged, events.output),
      })
      yield last(isBlocked || ended === null ? cutOff : ended.state, ended?.usage, redoubt)
      return
    }
    throw new UpstreamFailure('failed', 'The upstream broke its answer off.')
  } catch (error) {
    if (!hasBegun || scope.guard.signal.aborted) throw error
    const told = protocolError(proxyProblem(error))
    const { code, message, param } = told
    // Clients read the member `error`; the others are what the protocol says.
    yield events.event('error', { code, message, param, error: told })
  } finally {
    // What was judged of an answer that broke off has been seen: it is in monitoring like any other.
    await response.recordBroken(call.use)
  }
}

/** The message that stands for a blocked input. */
function* sayViolation(events: ResponseEvents, { input, snapshot }: GuardedExchange): Generator<string> {
  const source = { kind: 'message', id: violationItem(input.id, '').id, encrypted: null } as const
  const text = violationMessage(input.verdict, snapshot)
  yield* events.say(source, { key: 'violation', place: 'output_text' }, text)
  yield* events.close('incomplete')
}

/** How an event ends the response; null when it does not. Throws `UpstreamFailure` when the response failed. */
function endOf(event: Readonly<Record<string, unknown>>) {
  const { type } = event
  if (type === 'error' || type === 'response.failed') {
    throw new UpstreamFailure('failed', 'The upstream says that it failed.')
  }
  if (type !== 'response.completed' && type !== 'response.incomplete') return null
  const response = asRecord(event.response)
  const state = stateOf(response)
  if (state === null) throw badForm()
  return { state, output: response.output, usage: response.usage }
}
