import { Problem } from '../domain/problem.ts'

/** How many may wait for their turn before new ones are refused. */
const waitingMax = 1_000

/** Lets one piece of work run at a time, in the order of asking. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** Runs `work` when everything asked for before it has ended. Rejects with Problem `overloaded` when too many wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= waitingMax) {
      throw new Problem('overloaded', 'Too many writes are waiting.', { retryAfterSeconds: 1 })
    }
    this.#waiting += 1
    const turn = this.#last.then(work)
    this.#last = turn.then(ignore, ignore)
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }

  /** Resolves when nothing that was asked for is left to run. */
  async idle(): Promise<void> {
    await this.#last
  }
}

function ignore(): void {}
