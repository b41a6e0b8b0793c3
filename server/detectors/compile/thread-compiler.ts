import { Worker } from 'node:worker_threads'
import type { Compiler } from '../../domain/compiler.ts'
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
  /** How many orders may wait; one more is refused with Problem `overloaded`. Default 64. */
  readonly queueMax?: number
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
}

/**
 * Compiles on a thread of its own with an encoder of its own, so that checks never wait for it. The thread starts with
 * the first order (.4 s), and ends when idle to give its 150 MB back.
 */
export function createThreadCompiler(options: ThreadCompilerOptions): Compiler {
  const thread = new CompilerThread(options)
  return {
    version: options.version,
    compilePolicy: (draft) =>
      thread.ask((number) => ({ kind: 'policy', number, draft })) as ReturnType<Compiler['compilePolicy']>,
    compileTopic: (sentences) =>
      thread.ask((number) => ({ kind: 'topic', number, sentences })) as ReturnType<Compiler['compileTopic']>,
    close: () => thread.close(),
  }
}

class CompilerThread {
  readonly #options
  readonly #asked = new Map<number, Asked>()
  #worker: Worker | null = null
  #cells = new Int32Array(new SharedArrayBuffer(4))
  #timer: NodeJS.Timeout | null = null
  #lastNumber = 0
  #hasAnswered = false
  #isClosed = false

  constructor(options: ThreadCompilerOptions) {
    const defaults = { queueMax: 64, idleMs: 60_000, answerMsMax: 30_000, closeMsMax: 3_000, nativeMsMax: 5_000 }
    this.#options = { ...defaults, onBroken: () => undefined, ...options }
  }

  ask(orderOf: (number: number) => CompileOrder): Promise<Artifact> {
    if (this.#isClosed) return Promise.reject(stopping())
    if (this.#asked.size >= this.#options.queueMax) {
      const detail = 'Too many policies and topics are being saved; try again shortly.'
      return Promise.reject(new Problem('overloaded', detail, { retryAfterSeconds: 2 }))
    }
    this.#lastNumber = (this.#lastNumber % 0x7fff_ffff) + 1
    const order = orderOf(this.#lastNumber)
    const asked: Asked = { order, answer: Promise.withResolvers<Artifact>() }
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(order satisfies ToCompiler)
    this.#asked.set(order.number, asked)
    if (this.#asked.size === 1) this.#watch()
    return asked.answer.promise
  }

  /** What has begun may end, for a while; what waits behind it is refused. */
  async close(): Promise<void> {
    this.#isClosed = true
    const [first, ...waiting] = this.#asked
    for (const [number, { answer }] of waiting) {
      this.#asked.delete(number)
      answer.reject(stopping())
    }
    if (first !== undefined) await this.#settledWithin(first[1].answer.promise, this.#options.closeMsMax)
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
    const asked = this.#asked.get(answer.number)
    this.#asked.delete(answer.number)
    this.#watch()
    if (answer.kind === 'failed') asked?.answer.reject(new Error(`Compiling broke (${answer.reason}).`))
    else asked?.answer.resolve(answer.artifact)
  }

  /** Waits for the next answer, or, when none is to come, for the end of patience with an idle thread. */
  #watch(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    const isIdle = this.#asked.size === 0
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
    for (const [number, { answer }] of this.#asked) {
      this.#asked.delete(number)
      answer.reject(reason)
    }
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
