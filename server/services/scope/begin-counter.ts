import { BoundedMap } from '../../domain/bounded-map.ts'

/** Runs that are remembered. */
const runsMax = 1_000

/**
 * How many attempts of each run this process has begun or is just beginning, so that two clients that ask at once do not
 * begin the same one. Only a hint: the database takes an attempt only when all before it were begun.
 */
export class BeginCounter {
  readonly #begun = new BoundedMap<string, number>(runsMax)

  /** How many were begun, at least as many as the database told. */
  begunOf(runId: string, stored: number): number {
    return Math.max(stored, this.#begun.get(runId) ?? 0)
  }

  /** From now on so many are taken. */
  take(runId: string, begun: number): void {
    this.#begun.set(runId, begun)
  }

  /** One could not be begun: from now on what the database tells counts again. */
  forget(runId: string): void {
    this.#begun.delete(runId)
  }
}
