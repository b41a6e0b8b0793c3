import type { ClientClock } from '../client-clock.ts'
import { lostAnswer } from '../lost-answer.ts'
import { problemFrom, problemOf, RedoubtProblem } from '../redoubt-problem.ts'
import type { FetchFunction } from '../send-request.ts'
import type { BodyOf, ReplyOf } from '../wire.ts'
import { readLines } from './read-lines.ts'

/** What is checked, as in `check`; the answer comes beside it. */
export type CheckStreamHead = Omit<BodyOf<'check'>, 'items' | 'output'>

/** What the service says while an answer arrives; the last one is `summary`. */
export type CheckStreamEvent =
  | {
      readonly event: 'verdict'
      readonly part: 'input' | 'output'
      readonly is_safe: boolean
      /** How much of the text was judged together, in UTF-16 units from its beginning. */
      readonly judged: number
      /** What to show in place of what is held back; null when it is safe. */
      readonly violation_message: string | null
    }
  /** The next part of the answer that may be shown. */
  | { readonly event: 'text'; readonly text: string }
  /** What `check` says of the input and of the answer as far as it was judged. */
  | { readonly event: 'summary'; readonly result: ReplyOf<'check'> }

/** What may be said about one streamed check. */
export interface CheckStreamOptions {
  /** Ends the check; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/** How to reach the service. */
export interface CheckStreamScope {
  /** Of the operation. */
  readonly url: string
  /** By name, those that say who asks among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly fetch: FetchFunction
  readonly clock: ClientClock
  /** How long the verdict on the input may take. */
  readonly timeoutMs: number
}

/** The longest piece that is sent as one line, in UTF-16 units. */
const pieceUnitsMax = 16_384
/** How long an answer may stand still before the service is told that it goes on, in milliseconds. */
const quietMsMax = 30_000

/**
 * Sends an answer while it arrives and gives the events of `POST /api/v1/check/stream`. The answer is not asked for its
 * first piece before the input is found safe. Nothing is tried twice, because the answer comes once. Rejects with
 * `RedoubtProblem`, with what the answer itself failed with, or with the signal's reason. Whoever stops reading ends the
 * answer too. Needs a `fetch` that sends streams: Node, Deno and Bun; browsers only over HTTP/2.
 */
export async function* checkStream(
  scope: CheckStreamScope,
  head: CheckStreamHead,
  answer: AsyncIterable<string>,
  { signal }: CheckStreamOptions = {},
): AsyncGenerator<CheckStreamEvent, void> {
  signal?.throwIfAborted()
  const over = new AbortController()
  const sent = sentLines(head, answer, { clock: scope.clock, over: over.signal })
  let isLate = false
  const timer = new AbortController()
  scope.clock.wait(scope.timeoutMs, timer.signal).then(
    () => {
      isLate = true
      over.abort()
    },
    () => undefined,
  )
  try {
    const response = await scope.fetch(scope.url, {
      method: 'POST',
      redirect: 'error',
      headers: { ...scope.headers, 'content-type': 'application/x-ndjson', accept: 'application/x-ndjson' },
      body: sent.body,
      signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
      // Node asks for it where a body is a stream.
      ...({ duplex: 'half' } as object),
    })
    timer.abort()
    if (!response.ok) throw await problemOf(response, scope.clock.nowMs())
    let isWhole = false
    for await (const line of readLines(response)) {
      const event = readEvent(line)
      if (event.event === 'verdict' && event.is_safe) sent.begin()
      isWhole = event.event === 'summary'
      yield event
    }
    if (!isWhole) throw cutOff(scope.url)
  } catch (error) {
    signal?.throwIfAborted()
    const failure = sent.failure()
    if (failure !== null) throw failure.error
    if (error instanceof RedoubtProblem) throw error
    throw lostAnswer(error, scope.url, isLate ? scope.timeoutMs : null)
  } finally {
    timer.abort()
    over.abort()
    await sent.stop()
  }
}

function readEvent(line: string): CheckStreamEvent {
  const value = JSON.parse(line) as CheckStreamEvent | { readonly event: 'problem'; readonly problem: unknown }
  if (value.event === 'problem') throw problemFrom(value.problem)
  return value
}

function cutOff(url: string): RedoubtProblem {
  const detail = `${new URL(url).origin} broke off before it had judged the whole answer; what was held back stays so.`
  return new RedoubtProblem({ code: 'cut-off', status: 0, detail })
}

interface SentLines {
  readonly body: ReadableStream<Uint8Array>
  /** Lets the answer be asked for; until then only the head is sent. */
  begin(): void
  /** What the answer itself failed with; null when it did not. */
  failure(): { readonly error: unknown } | null
  /** Ends the answer. */
  stop(): Promise<void>
}

/** The lines of the request, made as they are asked for. */
function sentLines(
  head: CheckStreamHead,
  answer: AsyncIterable<string>,
  { clock, over }: { readonly clock: ClientClock; readonly over: AbortSignal },
): SentLines {
  const encoder = new TextEncoder()
  const pieces = answer[Symbol.asyncIterator]()
  let failure: { readonly error: unknown } | null = null
  let pending: Promise<IteratorResult<string>> | null = null
  let isStopped = false
  // Promise.withResolvers is not in Node 20.
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const line = (value: unknown) => encoder.encode(`${JSON.stringify(value)}\n`)
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    // An answer that hangs does not hold up whoever has done with it; its end fails unseen.
    Promise.resolve(pieces.return?.()).catch(() => undefined)
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(line(head)),
      async pull(controller) {
        try {
          await begun
          pending ??= pieces.next()
          const next = await nextOrQuiet(pending, clock, over)
          if (next === null) return controller.enqueue(encoder.encode('\n'))
          pending = null
          if (next.done) {
            isStopped = true
            return controller.close()
          }
          for (let at = 0; at === 0 || at < next.value.length; at += pieceUnitsMax) {
            controller.enqueue(line({ text: next.value.slice(at, at + pieceUnitsMax) }))
          }
        } catch (error) {
          // Nobody reads any more: what fails now is no failure of the answer.
          if (isStopped) return
          isStopped = true
          failure = { error }
          controller.error(error)
        }
      },
      cancel: stop,
    },
    // Not read ahead of the service.
    { highWaterMark: 0 },
  )
  return { body, begin: () => begin(), failure: () => failure, stop }
}

/** The next piece, or null when it does not come for a while. */
async function nextOrQuiet(
  next: Promise<IteratorResult<string>>,
  clock: ClientClock,
  over: AbortSignal,
): Promise<IteratorResult<string> | null> {
  const come = new AbortController()
  const quiet = clock.wait(quietMsMax, AbortSignal.any([come.signal, over])).then(
    () => null,
    // Nobody waits any more, or the piece has come: then it wins.
    () => next,
  )
  try {
    return await Promise.race([next, quiet])
  } finally {
    come.abort()
  }
}
