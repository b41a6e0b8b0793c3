import type { Message } from '../../domain/guard/message.ts'
import type { UpstreamUse } from '../../domain/guard/upstream.ts'
import { type GuardedExchange, judgeAnswerSoFar, recordAnswer } from '../../services/guard/guard-exchange.ts'
import { HeldAnswer, type Released } from '../../services/guard/hold-answer.ts'
import type { GuardScope } from '../../services/scope/guard-scope.ts'
import { textOfCalls } from '../messages/tool-calls.ts'
import { asRecord, badForm, type FunctionCall, readCallId, toolCallsMax } from './answer-text.ts'
import { refuseLong } from './judge-choice.ts'
import { type BlockedPart, presentFinish, violationMessage } from './present-completion.ts'

/** What of a choice leaves in one chunk. */
export interface Delta {
  /** As the protocol has it. */
  readonly delta: object
  /** Null while the choice goes on. */
  readonly finishReason: string | null
  /** On the last chunk: what the guard says. */
  readonly redoubt?: { readonly output: Message | null; readonly blocked: BlockedPart }
}

/** The fields of a message in which text comes. */
const textFields = ['reasoning_content', 'reasoning', 'content', 'refusal'] as const
type TextField = (typeof textFields)[number]

interface GrowingCall {
  id: string
  name: string
  arguments: string[]
}

/** One choice of a streamed completion: what has arrived of it, and what of that may leave. One call at a time. */
export class StreamedChoice {
  readonly #guard: GuardScope
  readonly #exchange: GuardedExchange
  readonly #held: HeldAnswer<TextField>
  readonly #calls = new Map<number, GrowingCall>()
  readonly #spoken: string[] = []
  #olderCall: GrowingCall | null = null
  #callUnits = 0
  #hasBegun = false
  #finishReason: unknown = null
  #state: 'open' | 'finished' | 'blocked' = 'open'
  #isRecorded = false

  constructor(guard: GuardScope, exchange: GuardedExchange) {
    this.#guard = guard
    this.#exchange = exchange
    this.#held = new HeldAnswer((text) => judgeAnswerSoFar(guard, exchange, text))
  }

  /** Whether nothing more of it may leave. */
  get isBlocked(): boolean {
    return this.#state === 'blocked'
  }

  /** Its content as it left, with its tool calls, in the form in which a client will send it back. */
  get spoken(): string {
    return [this.#spoken.join(''), textOfCalls(this.#finishedCalls())].filter((text) => text !== '').join('\n\n')
  }

  /** Takes in what an event brings, and gives what may leave by then. */
  async *take(delta: unknown, finishReason: unknown): AsyncGenerator<Delta> {
    if (this.#state !== 'open') return
    this.#read(asRecord(delta))
    if (!this.#hasBegun) yield { delta: { role: 'assistant', content: '' }, finishReason: null }
    this.#hasBegun = true
    this.#finishReason = finishReason
    if (finishReason === null) yield* this.#leave(await this.#held.release())
    else yield* this.finish()
  }

  /** Judges the whole and gives the rest but for its end. Does nothing when there is no more. */
  async *finish(): AsyncGenerator<Delta> {
    if (this.#state !== 'open') return
    const released = await this.#held.finish(textOfCalls(this.#finishedCalls()))
    if (released.kind === 'blocked') return yield* this.#block()
    yield* this.#leave(released)
    const calls = [...this.#calls.values()]
    for (const [index, call] of calls.entries()) {
      const whole = { index, id: call.id, type: 'function', function: calledOf(call) }
      yield { delta: { tool_calls: [whole] }, finishReason: null }
    }
    if (this.#olderCall) yield { delta: { function_call: calledOf(this.#olderCall) }, finishReason: null }
    this.#state = 'finished'
  }

  /** Records the choice with what it cost, and gives its end. To be called once, when it is finished. */
  async conclude(use: UpstreamUse | null): Promise<Delta> {
    const output = await this.#record(use)
    return this.isBlocked
      ? { delta: {}, finishReason: 'content_filter', redoubt: { output, blocked: 'output' } }
      : { delta: {}, finishReason: presentFinish(this.#finishReason), redoubt: { output, blocked: null } }
  }

  /** Records what was judged of a choice that was not concluded. Does nothing when it was. */
  async recordBroken(use: UpstreamUse | null): Promise<void> {
    if (!this.#isRecorded) await this.#record(use)
  }

  *#leave(released: Released<TextField>): Generator<Delta> {
    if (released.kind === 'blocked') return yield* this.#block()
    for (const { field, text } of released.parts) {
      if (field === 'content') this.#spoken.push(text)
      yield { delta: { [field]: text }, finishReason: null }
    }
  }

  *#block(): Generator<Delta> {
    this.#state = 'blocked'
    this.#calls.clear()
    this.#olderCall = null
    const { judged } = this.#held
    const text = judged ? violationMessage(judged.evaluation.verdict, this.#exchange.snapshot) : ''
    const content = this.#spoken.length > 0 ? `\n\n${text}` : text
    this.#spoken.push(content)
    yield { delta: { content }, finishReason: null }
  }

  async #record(upstream: UpstreamUse | null): Promise<Message | null> {
    this.#isRecorded = true
    const { judged } = this.#held
    return judged && recordAnswer(this.#guard, this.#exchange, { ...judged, upstream })
  }

  #read(delta: Readonly<Record<string, unknown>>): void {
    for (const field of textFields) {
      const text = delta[field] ?? ''
      if (typeof text !== 'string') throw badForm()
      this.#held.append(field, text)
    }
    const { tool_calls: calls, function_call: older } = delta
    if (Array.isArray(calls)) for (const call of calls) this.#readCall(asRecord(call))
    if (older) {
      this.#olderCall ??= { id: '', name: '', arguments: [] }
      this.#grow(this.#olderCall, asRecord(older))
    }
    refuseLong(this.#held.units + this.#callUnits)
  }

  #readCall({ index, id, function: called }: Readonly<Record<string, unknown>>): void {
    if (!Number.isSafeInteger(index ?? 0)) throw badForm()
    const known = this.#calls.get(Number(index ?? 0)) ?? { id: '', name: '', arguments: [] }
    this.#calls.set(Number(index ?? 0), known)
    if (this.#calls.size > toolCallsMax) throw badForm()
    if (id) known.id = readCallId(id)
    if (called) this.#grow(known, asRecord(called))
  }

  #grow(call: GrowingCall, { name, arguments: piece }: Readonly<Record<string, unknown>>): void {
    if (typeof (name ?? '') !== 'string' || typeof (piece ?? '') !== 'string') throw badForm()
    call.name += String(name ?? '')
    call.arguments.push(String(piece ?? ''))
    this.#callUnits += String(name ?? '').length + String(piece ?? '').length
  }

  #finishedCalls(): readonly (FunctionCall['function'] | null)[] {
    return [...[...this.#calls.values()].map(calledOf), this.#olderCall && calledOf(this.#olderCall)]
  }
}

function calledOf(call: GrowingCall): FunctionCall['function'] {
  return { name: call.name, arguments: call.arguments.join('') }
}
