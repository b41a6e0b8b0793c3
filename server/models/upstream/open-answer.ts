import { UpstreamFailure } from '../../domain/guard/upstream.ts'

/** A request to one upstream. */
export interface SentRequest {
  /** Whole, with its path. */
  readonly url: string
  /** Null = none is sent. Secret. */
  readonly key: string | null
  /** Servers that the request has gone through, so that one does not ask itself without end. */
  readonly passed: readonly string[]
  /** How long it may send nothing, in milliseconds. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Null = GET. */
  readonly body: unknown
}

/** The beginning of an answer; whoever has it reads `answerPieces`, which ends the connection however it is left. */
export interface OpenAnswer {
  readonly response: Response
  readonly patience: Patience
}

/** The header in which proxies leave their marks. */
const passedHeader = 'x-redoubt-passed'

const answerBytesMax = 8 * 1024 * 1024

/**
 * Sends a request and resolves when the upstream has begun a good answer. Redirections are not followed: a key goes where
 * its owner sent it. Rejects with `UpstreamFailure`, or as the signal says when that was aborted.
 */
export async function openAnswer(request: SentRequest, accept: string): Promise<OpenAnswer> {
  const { url, key, passed, body } = request
  const patience = new Patience(request.timeoutMs, request.signal)
  try {
    const response = await fetch(url, {
      method: body === null ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        accept,
        'accept-encoding': 'identity',
        [passedHeader]: passed.join(','),
        ...(body !== null && { 'content-type': 'application/json' }),
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: body === null ? null : JSON.stringify(body),
      signal: patience.signal,
    })
    if (!response.ok) throw failureOf(response)
    patience.renew()
    return { response, patience }
  } catch (error) {
    throw patience.end(error)
  }
}

/** The bytes of an answer as they come. Fails when nothing comes for too long, and beyond `bytesMax`, by default 8 MiB. */
export async function* answerPieces(
  { response, patience }: OpenAnswer,
  bytesMax = answerBytesMax,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    // Not while the reader is busy: waiting for it is no silence of the upstream.
    patience.renew()
    for await (const piece of response.body ?? []) {
      patience.pause()
      bytes += piece.byteLength
      if (bytes > bytesMax) throw new UpstreamFailure('failed', 'The answer of the upstream is too long.')
      yield piece
      patience.renew()
    }
  } catch (error) {
    throw patience.end(error)
  } finally {
    patience.stop()
  }
}

/** Aborts a request when nothing came for too long, or when nobody waits for it. */
class Patience {
  readonly #silent = new AbortController()
  readonly #timeoutMs: number
  readonly #unwanted: AbortSignal
  readonly #giveUp = () => this.#silent.abort(this.#unwanted.reason)
  #timer: NodeJS.Timeout | undefined
  #isLate = false

  constructor(timeoutMs: number, unwanted: AbortSignal) {
    this.#timeoutMs = timeoutMs
    this.#unwanted = unwanted
    if (unwanted.aborted) this.#giveUp()
    else unwanted.addEventListener('abort', this.#giveUp, { once: true })
    this.renew()
  }

  get signal(): AbortSignal {
    return this.#silent.signal
  }

  renew(): void {
    this.pause()
    this.#timer = setTimeout(() => {
      this.#isLate = true
      this.#silent.abort()
    }, this.#timeoutMs)
  }

  pause(): void {
    clearTimeout(this.#timer)
  }

  /** Closes the connection if it is still open. */
  stop(): void {
    this.pause()
    this.#unwanted.removeEventListener('abort', this.#giveUp)
    this.#silent.abort()
  }

  /** What an error of the connection means. */
  end(error: unknown): unknown {
    this.stop()
    if (error instanceof UpstreamFailure) return error
    if (this.#unwanted.aborted) return this.#unwanted.reason
    if (this.#isLate) return new UpstreamFailure('timed-out', 'The upstream sent nothing for too long.')
    return new UpstreamFailure('failed', 'The upstream could not be reached, or broke its answer off.')
  }
}

/** What a status means. What else the upstream says may quote a key or a text, and is not repeated. */
function failureOf({ status, headers }: Response): UpstreamFailure {
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    const retryAfter = Number.isFinite(seconds) && seconds >= 0 && seconds <= 86_400 ? seconds : null
    return new UpstreamFailure('rate-limited', 'The upstream takes no more requests for now.', retryAfter)
  }
  if (status === 401 || status === 403) {
    return new UpstreamFailure('failed', `The upstream does not accept the key that it was sent (status ${status}).`)
  }
  if (status === 408) return new UpstreamFailure('timed-out', 'The upstream took too long (status 408).')
  if (status >= 400 && status < 500) {
    return new UpstreamFailure('refused', `The upstream refused the request with status ${status}; its log says why.`)
  }
  return new UpstreamFailure('failed', `The upstream failed with status ${status}.`)
}
