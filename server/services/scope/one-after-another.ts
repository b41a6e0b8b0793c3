/** Lets work of the same key run one after the other. State with the lifetime of a process: every server counts for itself. */
export class OneAfterAnother {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Settles as `work` does, which begins when all before it have ended, however. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work)
    const ended = turn
      .catch(() => {})
      .then(() => {
        if (this.#last.get(key) === ended) this.#last.delete(key)
      })
    this.#last.set(key, ended)
    return turn
  }
}
