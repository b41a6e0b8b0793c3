import type { UpstreamRequest, UpstreamUse } from '../../domain/guard/upstream.ts'
import type { GuardedExchange } from '../../services/guard/guard-exchange.ts'
import type { ProxyCaller, ProxyScope, UpstreamOutcome } from './proxied-request.ts'

/** What is asked of an upstream, whichever it is. */
export type AskedOfUpstream = Pick<UpstreamRequest, 'model' | 'path' | 'body'>

type Tokens = Omit<UpstreamUse, 'latencyMs'>
const noTokens: Tokens = { inputTokens: null, outputTokens: null }
/** Far beyond what any LLM reads: a count that was made up must not spoil the sums. */
const tokensMax = 1_000_000_000

/** One request to an upstream. It can begin before anybody reads its answer, and end before it was read. */
export class UpstreamCall {
  readonly #scope: ProxyScope
  readonly #request: UpstreamRequest
  readonly #given = new AbortController()
  readonly #isStream: boolean
  #answer: Promise<unknown> | null = null
  #events: AsyncIterator<string> | null = null
  #first: Promise<IteratorResult<string>> | null = null
  #waitedMs = 0
  #usage: Tokens = noTokens
  #isComplete = false
  #isTold = false

  constructor(
    scope: ProxyScope,
    { clientKey, passed }: ProxyCaller,
    { isStream, ...asked }: AskedOfUpstream & { readonly isStream: boolean },
  ) {
    this.#scope = scope
    this.#isStream = isStream
    const signal = AbortSignal.any([scope.guard.signal, this.#given.signal])
    this.#request = { ...asked, clientKey, passed, signal }
  }

  /** Sends the request. Of a stream only the first event is read before it is asked for. Does nothing once it is sent. */
  begin(): void {
    if (this.#isStream) {
      this.#events ??= this.#scope.upstreams.stream(this.#request)[Symbol.asyncIterator]()
      this.#first ??= this.#next(this.#events)
    } else this.#answer ??= this.#timed(() => this.#scope.upstreams.ask(this.#request))
    // Whoever reads the answer is told; nobody may.
    Promise.all([this.#first, this.#answer]).catch(() => undefined)
  }

  /** What it has cost so far, as far as it is known. */
  get use(): UpstreamUse {
    return { latencyMs: Math.round(this.#waitedMs * 1_000) / 1_000, ...this.#usage }
  }

  /** Notes a `usage` of the upstream; the last one counts. */
  noteUsage(usage: unknown): void {
    this.#usage = tokensOf(usage) ?? this.#usage
  }

  /** Notes that the events which came were the whole answer, though the stream may go on. */
  complete(): void {
    this.#isComplete = true
  }

  /** The answer as JSON, whose `usage` is noted. Rejects with `UpstreamFailure`, or as the signal says. */
  async json(): Promise<unknown> {
    this.begin()
    try {
      const answer = await this.#answer
      if (typeof answer === 'object' && answer !== null && 'usage' in answer) this.noteUsage(answer.usage)
      this.#tell('answered')
      return answer
    } catch (error) {
      this.#tell('failed')
      throw error
    }
  }

  /** The events of a stream, which is read only as they are asked for. Rejects likewise. */
  async *events(): AsyncGenerator<string> {
    this.begin()
    try {
      let next: IteratorResult<string> | null | undefined = await this.#first
      while (next && !next.done) {
        yield next.value
        next = this.#events && (await this.#next(this.#events))
      }
      this.#tell('answered')
    } catch (error) {
      this.#tell('failed')
      throw error
    } finally {
      this.#tell(this.#isComplete ? 'answered' : 'cancelled')
      await this.#events?.return?.()
    }
  }

  /** Ends it unread: the upstream sees its connection closed. */
  cancel(): void {
    if (this.#answer !== null || this.#events !== null) this.#tell('cancelled')
    this.#given.abort()
    Promise.resolve(this.#events?.return?.()).catch(() => undefined)
  }

  #next(events: AsyncIterator<string>): Promise<IteratorResult<string>> {
    return this.#timed(() => events.next())
  }

  async #timed<Result>(wait: () => Promise<Result>): Promise<Result> {
    const { stopwatchMs } = this.#scope.guard
    const startedMs = stopwatchMs()
    try {
      return await wait()
    } finally {
      this.#waitedMs += stopwatchMs() - startedMs
    }
  }

  /** The first end is the one that counts; one that the client brought about is nobody's failure. */
  #tell(outcome: UpstreamOutcome): void {
    if (this.#isTold) return
    this.#isTold = true
    this.#scope.onAsked(this.#request.signal.aborted ? 'cancelled' : outcome, this.use)
  }
}

/**
 * Has an input judged before the upstream is asked, or beside it where the caller wants that. The answer is read by whoever
 * has the verdict; a call whose input was blocked, or could not be judged, is cancelled.
 */
export async function judgeBeside<Guarded extends { readonly exchange: GuardedExchange }>(
  call: UpstreamCall,
  { isParallel }: ProxyCaller,
  judge: () => Promise<Guarded>,
): Promise<Guarded> {
  if (isParallel) call.begin()
  try {
    const guarded = await judge()
    if (!guarded.exchange.input.verdict.isSafe) call.cancel()
    return guarded
  } catch (error) {
    call.cancel()
    throw error
  }
}

/** The tokens of a `usage` in either form of the protocol; null when it is none. */
function tokensOf(usage: unknown): Tokens | null {
  if (typeof usage !== 'object' || usage === null) return null
  const given = usage as Readonly<Record<string, unknown>>
  const count = (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= tokensMax ? Number(value) : null
  return {
    inputTokens: count(given.prompt_tokens ?? given.input_tokens),
    outputTokens: count(given.completion_tokens ?? given.output_tokens),
  }
}
