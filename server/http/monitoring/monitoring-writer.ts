import { Worker } from 'node:worker_threads'
import { Problem } from '../../domain/problem.ts'
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

interface Pending {
  readonly resolve: (written: WrittenRows) => void
  readonly reject: (reason: Error) => void
}

/**
 * Turns messages into JSON in a thread of its own, so that a long export does not stop the requests beside it. The thread
 * starts with the first export.
 */
export class MonitoringWriter {
  readonly #exportsMax: number
  readonly #waitingMax: number
  readonly #idleMs: number
  readonly #pending = new Map<number, Pending>()
  readonly #waiting: (() => void)[] = []
  #running = 0
  #nextId = 1
  #worker: Worker | null = null
  #timer: NodeJS.Timeout | null = null

  constructor({ exportsMax = 2, waitingMax = 32, idleMs = 30_000 }: MonitoringWriterOptions = {}) {
    this.#exportsMax = exportsMax
    this.#waitingMax = waitingMax
    this.#idleMs = idleMs
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
  write(wanted: Omit<WriteOrder, 'id'>): Promise<WrittenRows> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#worker ??= this.#start()
    this.#worker.ref()
    const order: WriteOrder = { ...wanted, id: this.#nextId }
    this.#nextId += 1
    return new Promise((resolve, reject) => {
      this.#pending.set(order.id, { resolve, reject })
      this.#worker?.postMessage(order)
    })
  }

  /** Ends the thread; what it writes is rejected. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#fail(new Error('The service is stopping.'))
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./write-worker.ts', import.meta.url), { name: 'exports' })
    worker.on('message', (written: WrittenRows) => this.#settle(written))
    worker.on('error', (error) => {
      if (worker === this.#worker) this.#fail(error)
    })
    worker.on('exit', () => {
      if (worker === this.#worker) this.#fail(new Error('The thread that writes exports ended.'))
    })
    return worker
  }

  #settle(written: WrittenRows): void {
    const pending = this.#pending.get(written.id)
    this.#pending.delete(written.id)
    if (this.#pending.size === 0) {
      // An idle thread must not keep the process alive.
      this.#worker?.unref()
      this.#timer = setTimeout(() => this.#fail(null), this.#idleMs)
      this.#timer.unref()
    }
    pending?.resolve(written)
  }

  #fail(reason: Error | null): void {
    const worker = this.#worker
    this.#worker = null
    if (this.#timer !== null) clearTimeout(this.#timer)
    void worker?.terminate()
    for (const { reject } of this.#pending.values())
      reject(reason ?? new Error('The thread that writes exports ended.'))
    this.#pending.clear()
  }
}
