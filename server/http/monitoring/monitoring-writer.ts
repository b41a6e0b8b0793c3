import { Problem } from '../../domain/problem.ts'
import { OnDemandThread } from '../on-demand-thread.ts'
import type { WriteOrder, WrittenRows } from './write-worker.ts'

/** How exports are written. */
export interface MonitoringWriterOptions {
  /** How many exports may be at work at once; each may hold 32 MiB. Default 2. */
  readonly exportsMax?: number | undefined
  /** How many may wait; one more is refused with Problem `overloaded`. Default 32. */
  readonly waitingMax?: number | undefined
  /** The thread ends when it had nothing to do for this long. Default 30,000. */
  readonly idleMs?: number | undefined
}

/**
 * Turns messages into JSON in a thread of its own, so that a long export does not stop the requests beside it. The thread
 * starts with the first export.
 */
export class MonitoringWriter {
  readonly #exportsMax: number
  readonly #waitingMax: number
  readonly #thread: OnDemandThread<WriteOrder, WrittenRows>
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ exportsMax = 2, waitingMax = 32, idleMs }: MonitoringWriterOptions = {}) {
    this.#exportsMax = exportsMax
    this.#waitingMax = waitingMax
    this.#thread = new OnDemandThread({
      module: new URL('./write-worker.ts', import.meta.url),
      name: 'exports',
      idleMs,
    })
  }

  /** Runs one export when it is its turn. Rejects with Problem `overloaded` when too many wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#exportsMax) {
      if (this.#waiting.length >= this.#waitingMax) {
        throw new Problem('overloaded', 'Too many exports at once; try again shortly.', { retryAfterSeconds: 2 })
      }
      // Whoever ends hands its place on.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  /** Writes rows. Rejects when the thread breaks. */
  write(wanted: WriteOrder): Promise<WrittenRows> {
    return this.#thread.ask(wanted)
  }

  /** Ends the thread; what it writes is rejected. */
  close(): Promise<void> {
    return this.#thread.close()
  }
}
