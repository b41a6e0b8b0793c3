import { Problem } from '../../domain/problem.ts'

/** How much work runs and waits. */
export interface TurnBounds {
  /** How many run at a time, from 1. */
  readonly runningMax: number
  /** How many more may wait for their turn. */
  readonly waitingMax: number
}

/** Lets a bounded number of pieces of work run at a time, in the order of asking. */
export class BoundedTurns {
  readonly #bounds: TurnBounds
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds
  }

  /** Runs `work` when it is its turn; settles as it does. Rejects with Problem `overloaded` when too many wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#bounds.runningMax) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= this.#bounds.waitingMax) {
      const detail = 'Too many policies and topics are being compiled again; try again shortly.'
      throw new Problem('overloaded', detail, { retryAfterSeconds: 2 })
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    await promise
  }

  // The turn is handed on, so that nobody who asks later can take it from the one who waits.
  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#running -= 1
    else next()
  }
}
