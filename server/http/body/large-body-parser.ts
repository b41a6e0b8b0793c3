import { FairQueue } from '../../domain/fair-queue.ts'
import { Problem } from '../../domain/problem.ts'
import { OnDemandThread } from '../on-demand-thread.ts'
import { LentBuffers } from './lent-buffers.ts'
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

/** The largest body that is read into memory which is used again, in bytes: the largest that any route accepts. */
const lentBytes = 48 * 1024 * 1024

/** How long one body may take. */
const parseTimeoutMs = 30_000

/** The heap of one thread, in MiB; a body of 48 MiB needs about 200. */
const heapMiBMax = 512

/** Places bound what waits. */
const unbounded = { itemsMax: Number.POSITIVE_INFINITY, roomMax: Number.POSITIVE_INFINITY, shareMax: 1 }

interface Order extends ParseOrder {
  readonly resolve: (parsed: ParsedBody) => void
  readonly reject: (reason: Error) => void
}

/** The right to receive one large body. */
export interface BodyPlace {
  /** Who sends it: places are shared out between senders. */
  readonly sender: string
  /** Memory to receive it in; null when all that is used again is in use. */
  readonly buffer: SharedArrayBuffer | null
  /** Gives the place and the memory back, when the body has been parsed or given up. */
  readonly release: () => void
}

/** Parses large bodies in threads of its own, which start with the first and end when nobody needs them. */
export class LargeBodyParser {
  readonly #admittedMax: number
  readonly #admittedOfSenderMax: number
  readonly #admittedBySender = new Map<string, number>()
  readonly #buffers: LentBuffers
  readonly #threads: readonly OnDemandThread<ParseOrder, ParsedBody>[]
  readonly #queue = new FairQueue<Order>(unbounded)
  #admitted = 0

  constructor(options: LargeBodyParserOptions = {}) {
    const { threads = 2, admittedMax = 16, admittedOfSenderMax = 8, idleMs = 30_000 } = options
    this.#admittedMax = admittedMax
    this.#admittedOfSenderMax = admittedOfSenderMax
    // While as many are parsed as there are threads, one more arrives.
    this.#buffers = new LentBuffers({ count: threads + 1, bytes: lentBytes, idleMs })
    this.#threads = Array.from({ length: threads }, () => newThread(idleMs))
  }

  /** Takes a place for one body of up to `bytesNeeded`. Throws Problem `overloaded`. */
  admit(sender: string, bytesNeeded: number): BodyPlace {
    const ofSender = this.#admittedBySender.get(sender) ?? 0
    if (this.#admitted >= this.#admittedMax || ofSender >= this.#admittedOfSenderMax) {
      throw new Problem('overloaded', 'Too many large bodies at once; try again shortly.', { retryAfterSeconds: 1 })
    }
    this.#admitted++
    this.#admittedBySender.set(sender, ofSender + 1)
    const lent = this.#buffers.lend(bytesNeeded)
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      lent?.giveBack()
      this.#giveBack(sender)
    }
    return { sender, buffer: lent?.buffer ?? null, release }
  }

  /**
   * Parses a body; takes over a buffer that is not shared. Senders take turns. Rejects when the thread breaks, never for
   * what the body says.
   */
  parse({ buffer, length }: ParseOrder, sender: string): Promise<ParsedBody> {
    const { promise, resolve, reject } = Promise.withResolvers<ParsedBody>()
    this.#queue.add({ owner: sender, item: { buffer, length, resolve, reject }, cost: length + 1 }, 0)
    this.#next()
    return promise
  }

  /** Ends the threads; what they parse is rejected. */
  async close(): Promise<void> {
    for (const order of this.#queue.clear()) order.reject(new Error('The service is stopping.'))
    await Promise.all(this.#threads.map((thread) => thread.close()))
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
      const order = this.#queue.take()?.item
      if (order === undefined) return
      const { buffer, length, resolve, reject } = order
      const parsed = thread.ask({ buffer, length }, buffer instanceof ArrayBuffer ? [buffer] : [])
      parsed.then(resolve, reject).finally(() => this.#next())
    }
  }
}

function newThread(idleMs: number): OnDemandThread<ParseOrder, ParsedBody> {
  return new OnDemandThread({
    module: new URL('./parse-worker.ts', import.meta.url),
    name: 'bodies',
    idleMs,
    answerMsMax: parseTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMiBMax },
  })
}
