import { Worker } from 'node:worker_threads'
import { Problem } from '../../domain/problem.ts'
import type { ParsedBody } from './parse-body.ts'
import type { ParseOrder } from './parse-worker.ts'

/** How large bodies are parsed. */
export interface LargeBodyParserOptions {
  /** How many are parsed at once, each in a thread. Default 2. */
  readonly threads?: number | undefined
  /** How many may be received, wait or be parsed at once; one more is refused with Problem `overloaded`. Default 16. */
  readonly admittedMax?: number | undefined
  /** How many of these places one sender may hold, so that a slow one does not keep the others out. Default 8. */
  readonly admittedOfSenderMax?: number | undefined
  /** A thread without work ends after this long and gives its memory back. Default 30,000. */
  readonly idleMs?: number | undefined
}

/** How long one body may take. */
const parseTimeoutMs = 30_000

/** The heap of one thread, in MiB; a body of 48 MiB needs about 200. */
const heapMiBMax = 512

interface Order extends ParseOrder {
  readonly resolve: (parsed: ParsedBody) => void
  readonly reject: (reason: Error) => void
}

/** Parses large bodies in threads of its own, which start with the first and end when nobody needs them. */
export class LargeBodyParser {
  readonly #admittedMax: number
  readonly #admittedOfSenderMax: number
  readonly #admittedBySender = new Map<string, number>()
  readonly #threads: readonly ParseThread[]
  readonly #queue: Order[] = []
  #admitted = 0

  constructor(options: LargeBodyParserOptions = {}) {
    const { threads = 2, admittedMax = 16, admittedOfSenderMax = 8, idleMs = 30_000 } = options
    this.#admittedMax = admittedMax
    this.#admittedOfSenderMax = admittedOfSenderMax
    this.#threads = Array.from({ length: threads }, () => new ParseThread(idleMs, () => this.#next()))
  }

  /** Takes a place for one body; call the result once when the body has been parsed or given up. Throws Problem `overloaded`. */
  admit(sender: string): () => void {
    const ofSender = this.#admittedBySender.get(sender) ?? 0
    if (this.#admitted >= this.#admittedMax || ofSender >= this.#admittedOfSenderMax) {
      throw new Problem('overloaded', 'Too many large bodies at once; try again shortly.', { retryAfterSeconds: 1 })
    }
    this.#admitted++
    this.#admittedBySender.set(sender, ofSender + 1)
    let isHeld = true
    return () => {
      if (isHeld) this.#giveBack(sender)
      isHeld = false
    }
  }

  /** Parses a body; takes the buffer over. Rejects when the thread breaks, never for what the body says. */
  parse(order: ParseOrder): Promise<ParsedBody> {
    const { promise, resolve, reject } = Promise.withResolvers<ParsedBody>()
    this.#queue.push({ ...order, resolve, reject })
    this.#next()
    return promise
  }

  /** Ends the threads; what they parse is rejected. */
  async close(): Promise<void> {
    for (const order of this.#queue.splice(0)) order.reject(new Error('The service is stopping.'))
    await Promise.all(this.#threads.map((thread) => thread.end()))
  }

  #giveBack(sender: string): void {
    this.#admitted--
    const ofSender = (this.#admittedBySender.get(sender) ?? 1) - 1
    if (ofSender > 0) this.#admittedBySender.set(sender, ofSender)
    else this.#admittedBySender.delete(sender)
  }

  #next(): void {
    for (const thread of this.#threads) {
      if (thread.isBusy) continue
      const order = this.#queue.shift()
      if (order === undefined) return
      thread.run(order)
    }
  }
}

class ParseThread {
  readonly #idleMs: number
  readonly #onFree: () => void
  #worker: Worker | null = null
  #order: Order | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(idleMs: number, onFree: () => void) {
    this.#idleMs = idleMs
    this.#onFree = onFree
  }

  get isBusy(): boolean {
    return this.#order !== null
  }

  run(order: Order): void {
    this.#order = order
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#after(parseTimeoutMs, () => this.#fail(new Error('A body took too long to parse.')))
    this.#worker.postMessage({ buffer: order.buffer, length: order.length } satisfies ParseOrder, [order.buffer])
  }

  async end(): Promise<void> {
    const worker = this.#worker
    this.#fail(new Error('The service is stopping.'))
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      name: 'bodies',
      resourceLimits: { maxOldGenerationSizeMb: heapMiBMax },
    })
    worker.on('message', (parsed: ParsedBody) => {
      if (worker === this.#worker) this.#settle(parsed)
    })
    worker.on('error', (error) => {
      if (worker === this.#worker) this.#fail(error)
    })
    worker.on('exit', () => {
      if (worker === this.#worker) this.#fail(new Error('The thread that parsed a body ended.'))
    })
    return worker
  }

  #settle(parsed: ParsedBody): void {
    const order = this.#order
    this.#order = null
    // An idle thread must not keep the process alive.
    this.#worker?.unref()
    this.#after(this.#idleMs, () => this.#fail(null))
    order?.resolve(parsed)
    this.#onFree()
  }

  #fail(reason: Error | null): void {
    const [order, worker] = [this.#order, this.#worker]
    this.#order = null
    this.#worker = null
    if (this.#timer !== null) clearTimeout(this.#timer)
    void worker?.terminate()
    if (order === null || reason === null) return
    order.reject(reason)
    this.#onFree()
  }

  #after(delayMs: number, work: () => void): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(work, delayMs)
    this.#timer.unref()
  }
}
