import type { Message } from '../../../domain/guard/message.ts'
import type { UpstreamUse } from '../../../domain/guard/upstream.ts'
import { type GuardedExchange, judgeAnswerSoFar, recordAnswer } from '../../../services/guard/guard-exchange.ts'
import { HeldAnswer, type Released } from '../../../services/guard/hold-answer.ts'
import type { GuardScope } from '../../../services/scope/guard-scope.ts'
import { textOfCalls } from '../../messages/tool-calls.ts'
import { refuseLong } from '../judge-choice.ts'
import { violationMessage } from '../present-completion.ts'
import {
  callOf,
  type GrowingItem,
  GrowingItems,
  isEmpty,
  isGrowingCall,
  type TextField,
  wholeOf,
} from './growing-items.ts'
import { violationItem } from './present-response.ts'
import type { ResponseEvents } from './response-events.ts'
import { readItems } from './response-items.ts'

/**
 * A streamed response: what has arrived of it, and what of that may leave. Text leaves up to borders of sentences that are
 * judged, calls of tools once all is. One call at a time.
 */
export class StreamedResponse {
  readonly #guard: GuardScope
  readonly #exchange: GuardedExchange
  readonly #events: ResponseEvents
  readonly #held: HeldAnswer<string>
  readonly #items: GrowingItems
  readonly #gone = new Set<GrowingItem>()
  #state: 'open' | 'blocked' = 'open'
  #isRecorded = false

  constructor(guard: GuardScope, exchange: GuardedExchange, events: ResponseEvents) {
    this.#guard = guard
    this.#exchange = exchange
    this.#events = events
    this.#held = new HeldAnswer((text) => judgeAnswerSoFar(guard, exchange, text))
    this.#items = new GrowingItems((field, text) => this.#held.append(field, text))
  }

  /** Whether nothing more of it may leave. */
  get isBlocked(): boolean {
    return this.#state === 'blocked'
  }

  /** Takes in an event of the upstream, and gives the events that may leave by then. */
  async *take(event: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
    this.#items.read(event)
    refuseLong(this.#held.units + this.#items.callUnits)
    yield* this.#leave(await this.#held.release())
  }

  /** Takes in the end, judges the whole and gives the rest. */
  async *end(output: unknown, status: 'completed' | 'incomplete'): AsyncGenerator<string> {
    // Some services tell all only at the end.
    const told = this.#items.all.size === 0 ? readItems(output ?? []) : []
    for (const [index, item] of told.entries()) this.#items.readWhole(index, item)
    refuseLong(this.#held.units + this.#items.callUnits)
    const calls = [...this.#items.all.values()].filter(isGrowingCall).map(callOf)
    const released = await this.#held.finish(textOfCalls(calls))
    yield* this.#leave(released)
    if (this.isBlocked) return
    const rest = [...this.#items.all.values()].filter((item) => isGrowingCall(item) || isEmpty(item))
    const pending = rest.filter((item) => !this.#gone.has(item)).flatMap((item) => wholeOf(item) ?? [])
    yield* this.#events.close(pending.length === 0 ? status : 'completed')
    for (const [index, item] of pending.entries()) {
      yield* this.#events.whole(item, index === pending.length - 1 ? status : 'completed')
    }
  }

  /** Records the longest of it that was judged, with what it cost; null when nothing was. To be called once. */
  async record(upstream: UpstreamUse): Promise<Message | null> {
    this.#isRecorded = true
    const { judged } = this.#held
    return judged && recordAnswer(this.#guard, this.#exchange, { ...judged, upstream })
  }

  /** Records what was judged of a response that was not recorded when it ended. */
  async recordBroken(upstream: UpstreamUse): Promise<void> {
    if (!this.#isRecorded) await this.record(upstream)
  }

  async *#leave(released: Released<string>): AsyncGenerator<string> {
    if (this.isBlocked) return
    if (released.kind === 'blocked') return yield* this.#block()
    for (const { field, text } of released.parts) {
      const named: TextField = JSON.parse(field)
      const source = this.#items.sourceOf(named)
      if (this.#events.open !== source) yield* this.#leaveBefore(named.output)
      yield* this.#events.say(source, { key: field, place: named.place }, text)
    }
  }

  /** Reasoning of which nothing can be read leaves before what follows it. */
  *#leaveBefore(output: number): Generator<string> {
    for (const [index, item] of this.#items.all) {
      if (index >= output || isGrowingCall(item) || !isEmpty(item) || this.#gone.has(item)) continue
      this.#gone.add(item)
      const whole = wholeOf(item)
      if (whole) yield* this.#events.whole(whole, 'completed')
    }
  }

  *#block(): Generator<string> {
    this.#state = 'blocked'
    const { judged } = this.#held
    const text = judged ? violationMessage(judged.evaluation.verdict, this.#exchange.snapshot) : ''
    const { speaking } = this.#events
    const { id } = violationItem(this.#exchange.input.id, '')
    const source = speaking?.source ?? ({ kind: 'message', id, encrypted: null } as const)
    const key = speaking?.key ?? 'violation'
    yield* this.#events.say(source, { key, place: 'output_text' }, speaking ? `\n\n${text}` : text)
    yield* this.#events.close('incomplete')
  }
}
