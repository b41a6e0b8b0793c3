import { hash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { BoundedMap } from '../../domain/bounded-map.ts'
import type { PolicyPatterns } from '../../domain/policy/policy.ts'
import { type FieldError, Problem } from '../../domain/problem.ts'

/** How patterns are checked. */
export interface PatternCheckerOptions {
  /** Module of the thread, which says `ready` and then answers each message with one. Default: `pattern-thread.ts`. */
  readonly threadUrl?: URL
  /** How many lists may wait; one more is refused with Problem `overloaded`. Default 64. */
  readonly queueMax?: number
  /** Patterns that take longer are refused, in milliseconds. Default 10,000. */
  readonly checkMsMax?: number
  /** The thread ends when it had nothing to do for so long, in milliseconds. Default 30,000. */
  readonly idleMs?: number
}

/** Says what is wrong with an owner's patterns, away from the thread that serves requests. */
export interface PatternChecker {
  /** Each error with its path (`patterns.deny[3]`); empty when all can be used. Rejects with Problem `overloaded`. */
  check(patterns: PolicyPatterns): Promise<readonly FieldError[]>
  close(): Promise<void>
}

/** How many answers are kept, so that the same patterns are compiled and measured once. */
const answersMax = 500

/**
 * Compiles and measures patterns in a thread of its own, one policy at a time. What takes too long loses its thread and is
 * refused; what waits behind it goes on in another.
 */
export function createPatternChecker(options: PatternCheckerOptions = {}): PatternChecker {
  return new ThreadPatternChecker(options)
}

interface Order extends PromiseWithResolvers<readonly FieldError[]> {
  readonly patterns: PolicyPatterns
}

class ThreadPatternChecker implements PatternChecker {
  readonly #options
  readonly #known = new BoundedMap<string, readonly FieldError[]>(answersMax)
  readonly #waiting: Order[] = []
  #running: Order | null = null
  #worker: Worker | null = null
  #timer: NodeJS.Timeout | undefined
  #isReady = false
  #isClosed = false

  constructor({ threadUrl = new URL('./pattern-thread.ts', import.meta.url), ...given }: PatternCheckerOptions) {
    this.#options = { queueMax: 64, checkMsMax: 10_000, idleMs: 30_000, ...given, threadUrl }
  }

  async check({ deny, allow }: PolicyPatterns): Promise<readonly FieldError[]> {
    if (deny.length + allow.length === 0) return []
    const key = hash('sha256', JSON.stringify([deny, allow]))
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#isClosed) throw stopping()
    if (this.#waiting.length >= this.#options.queueMax) {
      throw new Problem('overloaded', 'Too many patterns are being checked; try again shortly.', {
        retryAfterSeconds: 2,
      })
    }
    const order: Order = { patterns: { deny, allow }, ...Promise.withResolvers<readonly FieldError[]>() }
    this.#waiting.push(order)
    this.#next()
    const errors = await order.promise
    this.#known.set(key, errors)
    return errors
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of [...this.#waiting.splice(0), ...(this.#running ? [this.#running] : [])]) reject(stopping())
    await this.#end()
  }

  #next(): void {
    if (this.#running !== null) return
    clearTimeout(this.#timer)
    const order = this.#waiting.shift()
    if (order === undefined) {
      // An idle thread must not keep the process alive.
      this.#worker?.unref()
      this.#timer = setTimeout(() => void this.#end(), this.#options.idleMs).unref()
      return
    }
    this.#running = order
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(order.patterns)
    this.#watch()
  }

  /** The time of what runs begins when the thread can; its start is nobody's fault. */
  #watch(): void {
    const { checkMsMax } = this.#options
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#giveUp('took longer'), this.#isReady ? checkMsMax : startMsMax)
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: heapMiBMax }
    const worker = new Worker(this.#options.threadUrl, { name: 'patterns', resourceLimits })
    this.#isReady = false
    worker.on('message', (message: 'ready' | readonly FieldError[]) => {
      if (worker !== this.#worker) return
      if (message !== 'ready') return this.#settle(message)
      this.#isReady = true
      if (this.#running !== null) this.#watch()
    })
    const onBroken = () => {
      if (worker === this.#worker) this.#giveUp('broke')
    }
    worker.on('error', onBroken)
    worker.on('exit', onBroken)
    return worker
  }

  #settle(errors: readonly FieldError[]): void {
    this.#running?.resolve(errors)
    this.#running = null
    this.#next()
  }

  #giveUp(how: 'took longer' | 'broke'): void {
    void this.#end()
    const { checkMsMax } = this.#options
    const found = how === 'broke' ? 'need too much memory' : `took more than ${checkMsMax / 1_000} s, measured,`
    this.#settle([{ path: 'patterns', message: `${found} to be compiled and tried: use fewer or simpler ones` }])
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    clearTimeout(this.#timer)
    await worker?.terminate()
  }
}

/** A thread that is not ready after so long is given up, in milliseconds. */
const startMsMax = 30_000

/** The heap of the thread, in MiB; a list of the largest size needs some ten. */
const heapMiBMax = 256

function stopping(): Problem {
  return new Problem('overloaded', 'The service is stopping; ask again shortly.', { retryAfterSeconds: 1 })
}
