import { type Transferable, Worker } from 'node:worker_threads'
import type { OcrOrder, OcrReport } from './ocr-messages.ts'

/** Whom a thread that reads images tells, and when it gives up. */
export interface OcrThreadOptions {
  /** It ends when it had nothing to do for so long, in milliseconds. */
  readonly idleMs: number
  readonly onReport: (report: OcrReport) => void
  /** It ended without being asked to, so that no report follows. */
  readonly onEnded: () => void
}

/** The thread that reads images: starts with the first order, holds no idle process alive, ends when nobody needs it. */
export class OcrThread {
  readonly #options: OcrThreadOptions
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | null = null

  constructor(options: OcrThreadOptions) {
    this.#options = options
  }

  /** One order at a time; the reports come to `onReport`. Throws when what is to be transferred is gone. */
  post(order: OcrOrder, transferred: readonly Transferable[]): void {
    this.#worker ??= this.#start()
    const worker = this.#worker
    try {
      worker.postMessage(order, transferred)
    } catch (error) {
      // It may just have started for nothing, and no report will follow that would let it rest.
      this.#rest(worker)
      throw error
    }
    worker.ref()
    if (this.#idle !== null) clearTimeout(this.#idle)
    this.#idle = null
  }

  /** Ends the thread, whatever it does; it tells nothing more. The next order starts another. */
  async end(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    if (this.#idle !== null) clearTimeout(this.#idle)
    await worker?.terminate()
  }

  #start(): Worker {
    // The recogniser writes about damaged images; that belongs neither to the start banner nor into the log.
    const worker = new Worker(new URL('./ocr-worker.ts', import.meta.url), {
      name: 'images',
      stdout: true,
      stderr: true,
      env: {},
    })
    worker.stdout.resume()
    worker.stderr.resume()
    const onEnded = () => {
      if (worker !== this.#worker) return
      void this.end()
      this.#options.onEnded()
    }
    worker.on('message', (report: OcrReport) => {
      if (worker !== this.#worker) return
      if (report.kind !== 'part') this.#rest(worker)
      this.#options.onReport(report)
    })
    worker.on('error', onEnded)
    worker.on('exit', onEnded)
    return worker
  }

  #rest(worker: Worker): void {
    worker.unref()
    if (this.#idle !== null) clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.end(), this.#options.idleMs)
    this.#idle.unref()
  }
}
