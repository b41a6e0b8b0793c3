import { FairQueue } from './fair-queue.ts'
import { Problem } from './problem.ts'

/** How work takes turns. */
export interface ServingTurnsOptions {
  /** How much work may begin in one turn, in any one measure; a piece that alone is more begins all the same. */
  readonly workMax: number
  /** The most pieces that wait. */
  readonly waitingMax: number
  /** Calls back in the next turn of the event loop, after whatever has arrived by then. */
  readonly nextTurn: (begin: () => void) => void
}

/**
 * Shares the one thread that serves: of work that arrives all at once so much begins in each turn of the event loop, and
 * between turns whatever else has arrived is served. Organizations take turns by the work that they have had. State with the
 * lifetime of a process. Cost: nothing but a count while there is little to do.
 */
export class ServingTurns {
  readonly #options: ServingTurnsOptions
  readonly #waiting: FairQueue<() => void>
  #begun = 0
  #isTurnDue = false

  constructor(options: ServingTurnsOptions) {
    this.#options = options
    this.#waiting = new FairQueue({ itemsMax: options.waitingMax, roomMax: Number.POSITIVE_INFINITY })
  }

  /** Null when work of an owner may begin now; else resolves when it may. Rejects with Problem `overloaded` when too much waits. */
  take(owner: string, work: number): Promise<void> | null {
    const { workMax } = this.#options
    this.#endTurnLater()
    // Whatever waits goes first: by the order of its owners, and not by who happens to ask now.
    if (this.#waiting.size === 0 && (this.#begun === 0 || this.#begun + work <= workMax)) {
      this.#begun += work
      return null
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    if (this.#waiting.add({ owner, item: resolve, cost: work }, 0)) return promise
    return Promise.reject(
      new Problem('overloaded', 'Too many requests have arrived at once; try again shortly.', { retryAfterSeconds: 1 }),
    )
  }

  #endTurnLater(): void {
    if (this.#isTurnDue) return
    this.#isTurnDue = true
    this.#options.nextTurn(() => this.#beginTurn())
  }

  #beginTurn(): void {
    this.#isTurnDue = false
    this.#begun = 0
    while (this.#begun < this.#options.workMax) {
      const taken = this.#waiting.take()
      if (taken === null) return
      this.#begun += taken.cost
      this.#endTurnLater()
      taken.item()
    }
  }
}
