import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads'

/** Why nothing came back from a thread that was ended for taking longer than `answerMsMax`. */
export class AnswerTooLate extends Error {}

/** A thread that is there only while it is needed. */
export interface OnDemandThreadOptions {
  /** Its module, which answers every message with one message, in the order in which they came. */
  readonly module: URL
  /** Shown by debuggers and in the errors of what it did not answer. */
  readonly name: string
  /** The thread ends, and gives its memory back, when it had nothing to do for so long, in milliseconds. Default 30,000. */
  readonly idleMs?: number | undefined
  /** A thread that takes longer for one answer is ended, in milliseconds. Default: it may take any time. */
  readonly answerMsMax?: number | undefined
  /** Default: those of Node. */
  readonly resourceLimits?: ResourceLimits | undefined
}

/**
 * A thread that starts with the first order, keeps no idle process alive and ends when nobody needs it. How many orders
 * wait is for the one who asks to bound.
 */
export class OnDemandThread<Order, Answer> {
  readonly #options: OnDemandThreadOptions
  /** What was asked and is not answered, oldest first. */
  readonly #asked: PromiseWithResolvers<Answer>[] = []
  #worker: Worker | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(options: OnDemandThreadOptions) {
    this.#options = options
  }

  /** Something was asked and is not answered yet. */
  get isBusy(): boolean {
    return this.#asked.length > 0
  }

  /** Rejects when the thread breaks, with all else that it had to answer; the next order starts it anew. */
  ask(order: Order, transferred: readonly Transferable[] = []): Promise<Answer> {
    this.#worker ??= this.#start()
    this.#worker.postMessage(order, transferred)
    this.#worker.ref()
    const asked = Promise.withResolvers<Answer>()
    this.#asked.push(asked)
    if (this.#asked.length === 1) this.#watch()
    return asked.promise
  }

  /** Ends the thread; what it did not answer is rejected. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#end(new Error('The service is stopping.'))
    await worker?.terminate()
  }

  #start(): Worker {
    const { module, name, resourceLimits } = this.#options
    const worker = new Worker(module, { name, ...(resourceLimits && { resourceLimits }) })
    worker.on('message', (answer: Answer) => {
      if (worker === this.#worker) this.#settle(answer)
    })
    const onBroken = (error: Error) => {
      if (worker === this.#worker) this.#end(error)
    }
    worker.on('error', onBroken)
    worker.on('messageerror', onBroken)
    worker.on('exit', () => onBroken(new Error(`The thread "${name}" ended.`)))
    return worker
  }

  #settle(answer: Answer): void {
    const asked = this.#asked.shift()
    this.#watch()
    asked?.resolve(answer)
  }

  /** Waits for the next answer, or, when there is none to come, for the end of patience with an idle thread. */
  #watch(): void {
    const { name, idleMs = 30_000, answerMsMax } = this.#options
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (!this.isBusy) {
      // An idle thread must not keep the process alive.
      this.#worker?.unref()
      this.#timer = setTimeout(() => this.#end(new Error(`The thread "${name}" was idle.`)), idleMs)
    } else if (answerMsMax !== undefined) {
      this.#timer = setTimeout(() => this.#end(new AnswerTooLate(`The thread "${name}" took too long.`)), answerMsMax)
    }
    this.#timer?.unref()
  }

  #end(reason: Error): void {
    const worker = this.#worker
    this.#worker = null
    if (this.#timer !== null) clearTimeout(this.#timer)
    void worker?.terminate()
    for (const { reject } of this.#asked.splice(0)) reject(reason)
  }
}
