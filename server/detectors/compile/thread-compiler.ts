import { Worker } from 'node:worker_threads'
import { FairQueue } from '../../domain/fair-queue.ts'
import type { Compiler } from '../../domain/policy/compiler.ts'
import { Problem } from '../../domain/problem.ts'
import { quietLibraries } from '../../quiet-libraries.ts'
import { whenInterruptible } from '../pool/native-section.ts'
import type { CompileAnswer, CompileOrder, CompilerStart, ToCompiler } from './compile-messages.ts'

/** How a compiler is set up. */
export interface ThreadCompilerOptions {
  /** File URL of a module that exports `openCompileTools`. */
  readonly toolsUrl: string
  /** Version of those tools with the compiler's own. */
  readonly version: string
  /** How many orders may wait, three quarters of them of one organization; one more is refused. Default 64. */
  readonly queueMax?: number
  /** An order that was not begun for so long is refused when its turn comes, in milliseconds. Default 30,000. */
  readonly waitMsMax?: number
  /** The thread ends when it had nothing to do for so long. Default 60,000. */
  readonly idleMs?: number
  /** A thread that takes longer for one answer is ended, its start included. Default 30,000. */
  readonly answerMsMax?: number
  /** How long closing waits for the order that has begun, in milliseconds. Default 3,000. */
  readonly closeMsMax?: number
  /** How long the end of the thread waits for native code to come back. Default 5,000. */
  readonly nativeMsMax?: number
  /** Told when a thread that worked before has broken off. Default: nobody. */
  readonly onBroken?: (error: Error) => void
}

type Artifact = Exclude<CompileAnswer, { readonly kind: 'failed' }>['artifact']

interface Asked {
  readonly order: CompileOrder
  readonly answer: PromiseWithResolvers<Artifact>
  readonly askedMs: number
}

/**
 * Compiles on a thread of its own with an encoder of its own, so that checks never wait for it. The thread starts with
 * the first order (.4 s), and ends when idle to give its 150 MB back.
 */
export function createThreadCompiler(options: ThreadCompilerOptions): Compiler {
  const thread = new CompilerThread(options)
  return {
    version: options.version,
    compilePolicy: (draft, organizationId) =>
      thread.ask(organizationId, (number) => ({ kind: 'policy', number, draft })) as ReturnType<
        Compiler['compilePolicy']
      >,
    compileTopic: (sentences, organizationId) =>
      thread.ask(organizationId, (number) => ({ kind: 'topic', number, sentences })) as ReturnType<
        Compiler['compileTopic']
      >,
    waitingOf: (organizationId) => thread.waitingOf(organizationId),
    close: () => thread.close(),
  }
}

class CompilerThread {
  readonly #options
  readonly #waiting: FairQueue<Asked>
  #running: Asked | null = null
  #worker: Worker | null = null
  #cells = new Int32Array(new SharedArrayBuffer(4))
  #timer: NodeJS.Timeout | null = null
  #lastNumber = 0
  #hasAnswered = false
  #isClosed = false

  constructor(options: ThreadCompilerOptions) {
    const patience = { waitMsMax: 30_000, idleMs: 60_000, answerMsMax: 30_000, closeMsMax: 3_000, nativeMsMax: 5_000 }
    this.#options = { queueMax: 64, ...patience, onBroken: () => undefined, ...options }
    this.#waiting = new FairQueue({ itemsMax: this.#options.queueMax, roomMax: Number.POSITIVE_INFINITY })
  }

  ask(owner: string, orderOf: (number: number) => CompileOrder): Promise<Artifact> {
    if (this.#isClosed) return Promise.reject(stopping())
    this.#lastNumber = (this.#lastNumber % 0x7fff_ffff) + 1
    const order = orderOf(this.#lastNumber)
    const asked: Asked = { order, answer: Promise.withResolvers<Artifact>(), askedMs: performance.now() }
    if (!this.#waiting.add({ owner, item: asked, cost: JSON.stringify(order).length }, asked.askedMs)) {
      return Promise.reject(tooMany('Too many policies and topics are being saved; try again shortly.'))
    }
    this.#next()
    return asked.answer.promise
  }

  waitingOf(owner: string): number {
    return this.#waiting.waitingOf(owner)
  }

  /** One order at a time is with the thread, so that what comes later can still go before what waits. */
  #next(): void {
    if (this.#running !== null) return
    const asked = this.#waiting.take()?.item
    if (asked === undefined) {
      this.#watch()
      return
    }
    if (performance.now() - asked.askedMs > this.#options.waitMsMax) {
      asked.answer.reject(tooMany('Other policies and topics took too long to compile; try again shortly.'))
      this.#next()
      return
    }
    this.#running = asked
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(asked.order satisfies ToCompiler)
    this.#watch()
  }

  /** What has begun may end, for a while; what waits behind it is refused. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { answer } of this.#waiting.clear()) answer.reject(stopping())
    if (this.#running !== null) await this.#settledWithin(this.#running.answer.promise, this.#options.closeMsMax)
    await this.#end(stopping())
  }

  async #settledWithin(answer: Promise<unknown>, msMax: number): Promise<void> {
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, msMax)
    await Promise.race([Promise.allSettled([answer]), late])
    clearTimeout(timer)
  }

  #start(): Worker {
    const cells = new SharedArrayBuffer(4)
    this.#cells = new Int32Array(cells)
    const workerData: CompilerStart = { toolsUrl: this.#options.toolsUrl, cells }
    quietLibraries()
    const worker = new Worker(new URL('./compile-thread.ts', import.meta.url), { workerData, name: 'compiler' })
    worker.on('message', (answer: CompileAnswer) => {
      if (worker === this.#worker) this.#settle(answer)
    })
    const onBroken = (error: Error): void => {
      if (worker === this.#worker) void this.#end(this.#reasonOf(error))
    }
    worker.on('error', onBroken)
    worker.on('exit', () => onBroken(new Error('The compiler thread ended.')))
    return worker
  }

  /** One that has answered before could be started: the next order starts another, and the same request may go through. */
  #reasonOf(error: Error): Error {
    if (!this.#hasAnswered) return error
    this.#options.onBroken(error)
    return new Problem('overloaded', 'Compiling broke off; try again.', { retryAfterSeconds: 5 })
  }

  #settle(answer: CompileAnswer): void {
    this.#hasAnswered = true
    const asked = this.#running
    if (asked === null || asked.order.number !== answer.number) return
    this.#running = null
    if (answer.kind === 'failed') asked.answer.reject(new Error(`Compiling broke (${answer.reason}).`))
    else asked.answer.resolve(answer.artifact)
    this.#next()
  }

  /** Waits for the next answer, or, when none is to come, for the end of patience with an idle thread. */
  #watch(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    const isIdle = this.#running === null
    // An idle thread must not keep the process alive.
    if (isIdle) this.#worker?.unref()
    // Nothing is saved then, and the same request may go through when the machine is less busy.
    const reason = isIdle
      ? new Error('The compiler thread was idle.')
      : new Problem('overloaded', 'Compiling took too long; try again.', { retryAfterSeconds: 5 })
    this.#timer = setTimeout(() => void this.#end(reason), isIdle ? this.#options.idleMs : this.#options.answerMsMax)
    this.#timer.unref()
  }

  async #end(reason: Error): Promise<void> {
    const worker = this.#worker
    const cells = this.#cells
    this.#worker = null
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#running?.answer.reject(reason)
    this.#running = null
    for (const { answer } of this.#waiting.clear()) answer.reject(reason)
    if (worker === null) return
    worker.postMessage({ kind: 'end' } satisfies ToCompiler)
    await this.#terminate(worker, cells)
  }

  /**
   * Ending a thread inside of native code would end the whole process: one that does not come out of it is left behind
   * and ends when it does.
   */
  async #terminate(worker: Worker, cells: Int32Array<SharedArrayBuffer>): Promise<void> {
    const { promise: letGo, resolve } = Promise.withResolvers<void>()
    worker.once('exit', () => resolve())
    const stuck = setTimeout(() => {
      worker.unref()
      resolve()
    }, this.#options.nativeMsMax)
    const ended = whenInterruptible({ cells, index: 0 }).then(() => worker.terminate())
    await Promise.race([ended, letGo])
    clearTimeout(stuck)
  }
}

function stopping(): Problem {
  return new Problem('overloaded', 'The service is stopping; ask again shortly.', { retryAfterSeconds: 1 })
}

function tooMany(why: string): Problem {
  return new Problem('overloaded', why, { retryAfterSeconds: 2 })
}
