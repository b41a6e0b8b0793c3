import type { AttemptToJudge } from '../judging/judgement.ts'

/** What judges: rejects when it could not be tried. */
export type AttemptJudge = (judgement: AttemptToJudge, signal: AbortSignal) => Promise<void>

/** How much the queue takes. */
export interface JudgingQueueOptions {
  readonly judge: AttemptJudge
  /** Judged at once. Default 8. */
  readonly concurrency?: number
  /** Told of failures; a job tries again later. */
  readonly onFailed: (error: unknown) => void
}

/** Judgements that wait, at most; what comes on top is left to its job, or to whoever asks for it. */
const waitingMax = 1_000

interface Entry {
  readonly judgement: AttemptToJudge
  readonly done: Promise<void>
  readonly resolve: () => void
}

/** Judges answers in the background, each attempt once at a time. Nothing depends on it: every answer also has a job. */
export class JudgingQueue {
  readonly #options: JudgingQueueOptions
  readonly #aborter = new AbortController()
  /** By attempt: what waits and what is being judged. */
  readonly #entries = new Map<string, Entry>()
  readonly #waiting: Entry[] = []
  #running = 0

  constructor(options: JudgingQueueOptions) {
    this.#options = options
  }

  /** Judges soon. Resolves, always, when that was tried; at once when the queue is full or closed. */
  add(judgement: AttemptToJudge): Promise<void> {
    const present = this.#entries.get(judgement.attemptId)
    if (present) return present.done
    if (this.#aborter.signal.aborted || this.#waiting.length >= waitingMax) return Promise.resolve()
    const { promise: done, resolve } = Promise.withResolvers<void>()
    const entry = { judgement, done, resolve }
    this.#entries.set(judgement.attemptId, entry)
    this.#waiting.push(entry)
    this.#start()
    return entry.done
  }

  /** How many answers of an organization wait to be judged. Cost: one step for each that waits, at most 1,000. */
  waitingOf(organizationId: string): number {
    return this.#waiting.filter(({ judgement }) => judgement.run.organizationId === organizationId).length
  }

  /** Ends what is being judged, which its job will take up again. */
  async close(): Promise<void> {
    this.#aborter.abort(new Error('The service is stopping.'))
    const entries = [...this.#entries.values()]
    for (const entry of this.#waiting.splice(0)) this.#settle(entry)
    await Promise.all(entries.map(({ done }) => done))
  }

  #start(): void {
    const { concurrency = 8 } = this.#options
    while (this.#running < concurrency) {
      const entry = this.#waiting.shift()
      if (!entry) return
      this.#running += 1
      void this.#judge(entry).finally(() => {
        this.#running -= 1
        this.#start()
      })
    }
  }

  async #judge(entry: Entry): Promise<void> {
    const { signal } = this.#aborter
    try {
      await this.#options.judge(entry.judgement, signal)
    } catch (error) {
      if (!signal.aborted) this.#options.onFailed(error)
    } finally {
      this.#settle(entry)
    }
  }

  #settle(entry: Entry): void {
    this.#entries.delete(entry.judgement.attemptId)
    entry.resolve()
  }
}
