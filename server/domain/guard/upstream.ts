/** Why an upstream gave no usable answer. */
export type UpstreamFailureReason =
  /** The request is not as the upstream wants it; repeating it changes nothing. */
  | 'refused'
  | 'rate-limited'
  /** It sent nothing for too long. */
  | 'timed-out'
  /** Unreachable, broken off, malformed, too long, or a failure of its own. */
  | 'failed'

/** A failure of an upstream, in words that repeat neither what it said nor a key. */
export class UpstreamFailure extends Error {
  readonly reason: UpstreamFailureReason
  /** What the upstream says when to try again, in seconds; null when it does not say. */
  readonly retryAfterSeconds: number | null

  constructor(reason: UpstreamFailureReason, message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.name = 'UpstreamFailure'
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What is asked of an upstream. */
export interface UpstreamRequest {
  /** Decides which upstream is asked. */
  readonly model: string
  /** Behind the base URL, e.g. `/chat/completions`. */
  readonly path: string
  /** Sent as JSON. */
  readonly body: unknown
  /** The client's own key, for an upstream without a configured one; null = none. Secret. */
  readonly clientKey: string | null
  /** The marks of the proxies that the request has passed, this one last. */
  readonly passed: readonly string[]
  /** Ends the request; the upstream sees its connection closed. */
  readonly signal: AbortSignal
}

/** What an answer cost at its upstream. */
export interface UpstreamUse {
  /** How long this service waited for it, in milliseconds; without the time in which it was judged or read. */
  readonly latencyMs: number
  /** As the upstream says; null when it does not. */
  readonly inputTokens: number | null
  /** As the upstream says; null when it does not. */
  readonly outputTokens: number | null
}

/** A model as an upstream lists it. */
export type ListedModel = Readonly<Record<string, unknown>> & { readonly id: string }

/** The OpenAI-compatible services behind the proxy. Rejects with `UpstreamFailure`, or as its signal says. */
export interface Upstreams {
  /** Whether there is any. */
  readonly isConfigured: boolean
  /** Whether a request may have them asked while its input is still being judged. */
  readonly allowsParallel: boolean
  /** Whether one of them answers for a model. */
  answersFor(model: string): boolean
  /** One JSON answer of at most 8 MiB. */
  ask(request: UpstreamRequest): Promise<unknown>
  /**
   * The data of each server-sent event until `[DONE]`, which is left out; at most 2 MiB each and 64 MiB together. Fails when
   * the upstream ends without `[DONE]`. Reads on only when it is asked to.
   */
  stream(request: UpstreamRequest): AsyncIterable<string>
  /** The models of all upstreams that they are asked for, at most 10,000. */
  listModels(request: Pick<UpstreamRequest, 'clientKey' | 'passed' | 'signal'>): Promise<readonly ListedModel[]>
}
