import type { RunWithOpen } from '../../domain/attack-run/attack-run-repository.ts'
import type { Store } from '../../domain/ports.ts'

interface Reading {
  readonly current: Promise<RunWithOpen | null>
  /** Begins when `current` ends; null while nobody waits for it. */
  next: Promise<RunWithOpen | null> | null
}

/**
 * Reads where the latest run of a test stands, for clients that ask at the same time. Who asks while a reading is on its
 * way shares the one after it: what is told was read after it was asked for, so a client always sees its own last turn.
 * Keeps nothing: at most one reading and one that waits for each test that is being asked for.
 */
export class RunReader {
  readonly #store: Pick<Store, 'read'>
  readonly #readings = new Map<string, Reading>()

  constructor(store: Pick<Store, 'read'>) {
    this.#store = store
  }

  /** Null when the test has no run. Rejects, for all who share the reading, when the database fails. */
  read(organizationId: string, testId: string): Promise<RunWithOpen | null> {
    const key = JSON.stringify([organizationId, testId])
    const begin = (): Promise<RunWithOpen | null> => {
      const current = this.#store.read(({ attackRuns }) => attackRuns.findLatestWithOpen(organizationId, testId))
      const reading: Reading = { current, next: null }
      this.#readings.set(key, reading)
      const forget = () => {
        if (reading.next === null) this.#readings.delete(key)
      }
      current.then(forget, forget)
      return current
    }
    const underWay = this.#readings.get(key)
    if (underWay === undefined) return begin()
    underWay.next ??= underWay.current.then(begin, begin)
    return underWay.next
  }
}
