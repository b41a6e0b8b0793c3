import type { UpstreamRequest } from '../../domain/upstream.ts'
import type { GuardedExchange } from '../../services/guard-exchange.ts'
import type { Caller, ProxyScope } from './proxied-request.ts'

/** What is asked of an upstream, whichever it is. */
export type AskedOfUpstream = Pick<UpstreamRequest, 'model' | 'path' | 'body'>

/** One request to an upstream. It can begin before anybody reads its answer, and end before it was read. */
export class UpstreamCall {
  readonly #scope: ProxyScope
  readonly #request: UpstreamRequest
  readonly #given = new AbortController()
  readonly #isStream: boolean
  #answer: Promise<unknown> | null = null
  #events: AsyncIterator<string> | null = null
  #first: Promise<IteratorResult<string>> | null = null

  constructor(
    scope: ProxyScope,
    { clientKey, passed }: Caller,
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
      this.#first ??= this.#events.next()
    } else this.#answer ??= this.#scope.upstreams.ask(this.#request)
    // Whoever reads the answer is told; nobody may.
    Promise.all([this.#first, this.#answer]).catch(() => undefined)
  }

  /** The answer as JSON. Rejects with `UpstreamFailure`, or as the signal says. */
  async json(): Promise<unknown> {
    this.begin()
    return this.#answer
  }

  /** The events of a stream, which is read only as they are asked for. Rejects likewise. */
  async *events(): AsyncGenerator<string> {
    this.begin()
    try {
      let next: IteratorResult<string> | null | undefined = await this.#first
      while (next && !next.done) {
        yield next.value
        next = await this.#events?.next()
      }
    } finally {
      await this.#events?.return?.()
    }
  }

  /** Ends it unread: the upstream sees its connection closed. */
  cancel(): void {
    this.#given.abort()
    Promise.resolve(this.#events?.return?.()).catch(() => undefined)
  }
}

/**
 * Has an input judged before the upstream is asked, or beside it where the caller wants that. The answer is read by whoever
 * has the verdict; a call whose input was blocked, or could not be judged, is cancelled.
 */
export async function judgeBeside<Guarded extends { readonly exchange: GuardedExchange }>(
  call: UpstreamCall,
  { isParallel }: Caller,
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
