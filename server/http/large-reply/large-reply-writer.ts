import { randomUUID } from 'node:crypto'
import { OnDemandThread } from '../on-demand-thread.ts'
import { type SplitReply, splitReply } from './encode-reply.ts'

/**
 * Turns replies with long texts into JSON in a thread of its own: on the thread that serves requests a text of 1 MB,
 * which stands in its reply three times, stopped everything for some 40 ms. The thread starts with the first.
 */
export class LargeReplyWriter {
  readonly #thread = new OnDemandThread<SplitReply, Uint8Array>({
    module: new URL('./encode-worker.ts', import.meta.url),
    name: 'replies',
  })

  /** The UTF-8 JSON of a reply. Rejects when the thread breaks. How many wait is bounded by the requests being served. */
  write(reply: unknown): Promise<Uint8Array> {
    return this.#thread.ask(splitReply(reply, randomUUID()))
  }

  /** Ends the thread; what it writes is rejected. */
  close(): Promise<void> {
    return this.#thread.close()
  }
}
