import type { GuardedExchange } from '../../services/guard/guard-exchange.ts'
import type { GuardScope } from '../../services/scope/guard-scope.ts'
import { asRecord, badForm } from './answer-text.ts'
import { noUsage, presentUsage } from './present-completion.ts'
import { protocolError, proxyProblem } from './proxy-problem.ts'
import { type Delta, StreamedChoice } from './streamed-choice.ts'
import type { UpstreamCall } from './upstream-call.ts'

/** The answer of an upstream to an input that was judged, as a stream of choices. */
export interface ChoiceStream {
  readonly call: UpstreamCall
  readonly exchange: GuardedExchange
  /** How many choices were asked for. */
  readonly choicesMax: number
  /** Whether a last chunk tells the tokens. */
  readonly wantsUsage: boolean
  /** What a choice of an event brings, in the form that a chat has for it. */
  readonly deltaOf: (choice: Readonly<Record<string, unknown>>) => unknown
  /** Told of the first events, until something leaves: what they say of the completion. */
  readonly onHead: (event: Readonly<Record<string, unknown>>) => void
  /** A chunk with what leaves of one choice. */
  readonly choiceChunk: (index: number, leaving: Delta) => string
  /** A chunk with other fields. */
  readonly chunk: (fields: object) => string
  /** Told of the first choice as it left, once all have ended. */
  readonly onSpoken: (spoken: string) => void
}

/**
 * Server-sent events of the choices of a streamed completion. Of each choice text leaves up to borders of sentences that are
 * judged (`HeldAnswer`), tool calls once all of the choice is. Reads on only when its reader does. Throws before the first
 * event when nothing can be answered; later failures are an event with `error`, and no `[DONE]`.
 */
export async function* streamChoices(guard: GuardScope, stream: ChoiceStream): AsyncGenerator<string> {
  const { call, exchange, choicesMax, wantsUsage, choiceChunk, chunk } = stream
  const choices = new Map<number, StreamedChoice>()
  const choiceAt = (index: unknown) => {
    if (!Number.isSafeInteger(index) || Number(index) < 0 || Number(index) >= choicesMax) throw badForm()
    const known = choices.get(Number(index)) ?? new StreamedChoice(guard, exchange)
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
      if (!hasBegun) stream.onHead(event)
      call.noteUsage(event.usage)
      usage = presentUsage(event.usage) ?? usage
      if (!Array.isArray(event.choices)) throw badForm()
      for (const one of event.choices.map(asRecord)) {
        const { index = 0, finish_reason: finishReason } = one
        for await (const leaving of choiceAt(index).take(stream.deltaOf(one) ?? {}, finishReason ?? null)) {
          hasBegun = true
          yield choiceChunk(Number(index), leaving)
        }
      }
      // Nothing more may leave: the upstream need not go on.
      if (choices.size === choicesMax && [...choices.values()].every((choice) => choice.isBlocked)) break
    }
    for (const [index, choice] of choices) {
      for await (const leaving of choice.finish()) yield choiceChunk(index, leaving)
      yield choiceChunk(index, await choice.conclude(useOf(index)))
    }
    stream.onSpoken(choices.get(0)?.spoken ?? '')
    if (wantsUsage && usage) yield chunk({ choices: [], usage })
    yield done
  } catch (error) {
    if (!hasBegun || guard.signal.aborted) throw error
    yield eventOf({ error: protocolError(proxyProblem(error)) })
  } finally {
    // What was judged of an answer that broke off has been seen: it is in monitoring like any other.
    await Promise.all([...choices].map(([index, choice]) => choice.recordBroken(useOf(index))))
  }
}

/** The stream in the place of an answer to an input that was blocked: the owner's words, and the end. */
export function* streamBlocked(
  content: string,
  { choiceChunk, chunk, wantsUsage }: Pick<ChoiceStream, 'choiceChunk' | 'chunk' | 'wantsUsage'>,
): Generator<string> {
  yield choiceChunk(0, { delta: { role: 'assistant', content }, finishReason: null })
  const redoubt = { output: null, blocked: 'input' as const }
  yield choiceChunk(0, { delta: {}, finishReason: 'content_filter', redoubt })
  if (wantsUsage) yield chunk({ choices: [], usage: noUsage })
  yield done
}

const done = 'data: [DONE]\n\n'

/** A server-sent event. */
export function eventOf(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`
}

/** Whether a request asks for the usage at the end of its stream. */
export function asksForUsage(body: object): boolean {
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
