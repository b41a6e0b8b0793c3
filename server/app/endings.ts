/** What a service lets go of when it stops, or when its start fails. */
export class Endings {
  /** Let go of one after the other, last first. */
  readonly #opened: (() => Promise<void>)[] = []
  /** A stop has 10 s: what takes its time to end begins at once, last first, while replies still leave. */
  readonly #working: (() => Promise<void>)[] = []
  #ending: Promise<unknown> | null = null

  /** To be let go of after all that is opened later. */
  opened(close: () => Promise<void>): void {
    this.#opened.push(close)
  }

  /** Work that begins to end as soon as the service stops. */
  working(end: () => Promise<void>): void {
    this.#working.push(end)
  }

  /** Ends all work, once: later calls wait for the same end. */
  endWork(): Promise<unknown> {
    this.#ending ??= Promise.all(this.#working.toReversed().map((end) => end()))
    return this.#ending
  }

  /** Ends all work and lets go of everything. Rejects when something could not be closed. */
  async closeAll(): Promise<void> {
    const ended = this.endWork()
    // It is waited for below; until then a failure must not count as unhandled.
    ended.catch(() => undefined)
    for (const close of this.#opened.splice(0).reverse()) await close()
    await ended
  }
}
