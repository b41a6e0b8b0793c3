import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { splitReply } from './encode-reply.ts'
import type { EncodedReply, EncodeOrder } from './encode-worker.ts'

/** The thread ends when it had nothing to do for so long. */
const idleMs = 30_000

interface Pending {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (reason: Error) => void
}

/**
 * Turns replies with long texts into JSON in a thread of its own: on the thread that serves requests a text of 1 MB,
 * which stands in its reply three times, stopped everything for some 40 ms. The thread starts with the first.
 */
export class LargeReplyWriter {
  readonly #pending = new Map<number, Pending>()
  #nextId = 1
  #worker: Worker | null = null
  #timer: NodeJS.Timeout | null = null

  /** The UTF-8 JSON of a reply. Rejects when the thread breaks. How many wait is bounded by the requests being served. */
  write(reply: unknown): Promise<Uint8Array> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#worker ??= this.#start()
    this.#worker.ref()
    const order: EncodeOrder = { id: this.#nextId, reply: splitReply(reply, randomUUID()) }
    this.#nextId += 1
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    this.#pending.set(order.id, { resolve, reject })
    this.#worker.postMessage(order)
    return promise
  }

  /** Ends the thread; what it writes is rejected. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#end('The service is stopping.')
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./encode-worker.ts', import.meta.url), { name: 'replies' })
    const onGone = () => {
      if (worker === this.#worker) this.#end('The thread that writes large replies ended.')
    }
    worker.on('message', (encoded: EncodedReply) => this.#settle(encoded))
    worker.on('error', onGone)
    worker.on('exit', onGone)
    return worker
  }

  #settle({ id, bytes }: EncodedReply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (this.#pending.size === 0) {
      // An idle thread must not keep the process alive.
      this.#worker?.unref()
      this.#timer = setTimeout(() => this.#end('The thread was idle.'), idleMs)
      this.#timer.unref()
    }
    pending?.resolve(bytes)
  }

  #end(reason: string): void {
    const worker = this.#worker
    this.#worker = null
    if (this.#timer !== null) clearTimeout(this.#timer)
    void worker?.terminate()
    for (const { reject } of this.#pending.values()) reject(new Error(reason))
    this.#pending.clear()
  }
}
