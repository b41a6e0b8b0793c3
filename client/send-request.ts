import type { ClientClock } from './client-clock.ts'
import { lostAnswer } from './lost-answer.ts'
import { problemOf, type RedoubtProblem } from './redoubt-problem.ts'
import { retryDelayMs } from './retry-delay.ts'

/** The part of `fetch` that is used. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>

/** A request that is ready to be sent, as often as it takes. */
export interface PreparedRequest {
  /** Whole, with its query. */
  readonly url: string
  /** In capitals. */
  readonly method: string
  /** By name, those that say who asks among them. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON; null for none. */
  readonly body: string | null
  /** Whether it may be carried out twice without harm. */
  readonly isRepeatable: boolean
}

/** How to send. */
export interface SendScope {
  readonly fetch: FetchFunction
  readonly clock: ClientClock
  /** Tries after the first. */
  readonly retries: number
  /** How long one try may take. */
  readonly timeoutMs: number
  /** Ends the try and what would follow; undefined = nothing does. */
  readonly signal: AbortSignal | undefined
}

/**
 * Sends until there is an answer or no try is left. The result is the JSON of a successful answer. Rejects with
 * `RedoubtProblem`, or with the signal's reason once it is aborted.
 */
export async function sendRequest(request: PreparedRequest, scope: SendScope): Promise<unknown> {
  const { clock, retries, signal } = scope
  for (let tries = 1; ; tries++) {
    signal?.throwIfAborted()
    const outcome = await tryOnce(request, scope)
    if (outcome.problem === null) return outcome.value
    signal?.throwIfAborted()
    const { problem } = outcome
    const { isRepeatable } = request
    const delayMs = retryDelayMs({ problem, tries, retries, isRepeatable, random: clock.random() })
    if (delayMs === null) throw problem
    await clock.wait(delayMs, signal)
  }
}

type Outcome = { readonly problem: null; readonly value: unknown } | { readonly problem: RedoubtProblem }

async function tryOnce(request: PreparedRequest, scope: SendScope): Promise<Outcome> {
  const late = new AbortController()
  const over = new AbortController()
  const timeout = scope.clock.wait(scope.timeoutMs, over.signal).then(
    () => late.abort(),
    () => undefined,
  )
  const signal = scope.signal === undefined ? late.signal : AbortSignal.any([scope.signal, late.signal])
  try {
    const response = await scope.fetch(request.url, {
      method: request.method,
      // A key is never sent on to where an answer points.
      redirect: 'error',
      headers: request.headers,
      ...(request.body !== null && { body: request.body }),
      signal,
    })
    if (!response.ok) return { problem: await problemOf(response, scope.clock.nowMs()) }
    return { problem: null, value: await response.json() }
  } catch (error) {
    return { problem: lostAnswer(error, request.url, late.signal.aborted ? scope.timeoutMs : null) }
  } finally {
    over.abort()
    await timeout
  }
}
