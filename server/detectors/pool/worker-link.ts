import { Worker } from 'node:worker_threads'
import { quietLibraries } from '../../quiet-libraries.ts'
import { compiledBytes } from './compiled-bytes.ts'
import { giveUpTask } from './given-up-cells.ts'
import { whenInterruptible } from './native-section.ts'
import { PendingJudgement } from './pending-judgement.ts'
import type { PendingTask } from './pending-task.ts'
import {
  configurationKey,
  type FromWorker,
  finishedChecksCell,
  longerTimes,
  nativeRunsCell,
  type PoolConfiguration,
  type PoolJudgement,
  type PoolTask,
  progressBytes,
  runningTaskCell,
  suspectCell,
  type ToWorker,
  type WorkerStart,
} from './pool-messages.ts'
import { Quarantine, SuspectCells } from './quarantine.ts'

/** What a link tells its pool. */
export interface WorkerLinkEvents {
  readonly onMessage: (link: WorkerLink, message: FromWorker) => void
  /** The thread is gone, or is being ended because it hung; its tasks were not answered. */
  readonly onLost: (link: WorkerLink, lost: LostWorker) => void
}

/** What a worker does: checks of a message, or the judgement of a turn. */
export type PendingWork = PendingTask | PendingJudgement

/** What a lost worker was doing. */
export interface LostWorker {
  readonly reason: 'hung' | 'ended'
  /** Tasks that it had, in the order in which they were sent. */
  readonly tasks: readonly PendingWork[]
  /** The task that ran; null when none did. */
  readonly running: PendingWork | null
  /** How many checks of it had finished, told or not. */
  readonly finishedChecks: number
  /** Whether it had loaded its detectors. */
  readonly wasLoaded: boolean
}

/** How many configurations a worker keeps. */
const configurationsMax = 64

/** And how much of what was compiled may lie in them, in bytes; the newest is kept whatever its size. */
const compiledBytesMax = 64 * 2 ** 20

/** A worker is given more while it has fewer tasks than this … */
const tasksMax = 32

/** … and less work than this, in UTF-16 units of text, and than what `hasRoomBelow` is told. */
const workMax = 65_536

/** A task of at most this much work, and of at most a quarter of the one that runs, may be run in between. */
const shortWorkMax = 8_192

/** How long the end of a thread waits for native code to come back. */
const nativeMsMax = 5_000

/** So much text may take the time-out once more, in UTF-16 units. */
const unitsPerTimeout = 100_000

/** The pool's end of one worker thread, and of those that replace it. */
export class WorkerLink {
  readonly tasks = new Map<number, PendingWork>()
  isLoaded = false
  /** Tasks answered since the present thread was started. */
  answered = 0
  readonly #catalogueUrl: string
  readonly #events: WorkerLinkEvents
  readonly #quarantine: Quarantine
  /** What the worker keeps: bytes by key, the one used last at the end. */
  readonly #configurations = new Map<string, number>()
  #compiledBytes = 0
  #thread: Worker | null = null
  #exited: Promise<void> = Promise.resolve()
  #letGo: () => void = () => {}
  #progress = new Int32Array(new SharedArrayBuffer(progressBytes))
  #load = 0
  #isEnded = false
  /** How long each task was seen running, in milliseconds; one that let another pass goes on counting. */
  readonly #seenMs = new Map<number, number>()
  #lookedMs = 0

  constructor(catalogueUrl: string, events: WorkerLinkEvents, quarantine = new Quarantine()) {
    this.#catalogueUrl = catalogueUrl
    this.#quarantine = quarantine
    this.#events = events
  }

  /** The work that the worker has to do, in UTF-16 units of text. */
  get load(): number {
    return this.#load
  }

  /** Whether it may be given more: it has nothing to do, or less than `work`. What it has nobody else can overtake. */
  hasRoomBelow(work: number): boolean {
    const isBelow = this.tasks.size < tasksMax && this.#load < Math.min(work, workMax)
    return this.isLoaded && (this.tasks.size === 0 || isBelow)
  }

  /** The most work of a task that it may be given beside the long one that it runs, to be run in between; 0 when none. */
  get passingWorkMax(): number {
    if (!this.isLoaded || this.tasks.size !== 1) return 0
    return Math.min(shortWorkMax, Math.floor(this.#load / longerTimes))
  }

  get hasThread(): boolean {
    return this.#thread !== null
  }

  /** Starts a thread when the one before it is gone. */
  async start(): Promise<void> {
    await this.#exited
    if (this.#thread !== null || this.#isEnded) return
    const progress = new SharedArrayBuffer(progressBytes)
    const workerData: WorkerStart = { catalogueUrl: this.#catalogueUrl, progress, quarantine: this.#quarantine.memory }
    quietLibraries()
    const thread = new Worker(new URL('./pool-worker.ts', import.meta.url), { workerData, name: 'detectors' })
    this.#thread = thread
    this.#progress = new Int32Array(progress)
    this.#configurations.clear()
    this.#compiledBytes = 0
    this.#seenMs.clear()
    this.answered = 0
    const { promise: exited, resolve: letGo } = Promise.withResolvers<void>()
    this.#exited = exited
    this.#letGo = letGo
    thread.once('exit', () => {
      letGo()
      if (this.#thread !== thread) return
      this.#suspect(0)
      this.#lose('ended')
    })
    // Without a listener the error of a broken worker would end this process; `exit` follows and is handled.
    thread.on('error', () => {})
    thread.on('message', (message: FromWorker) => {
      if (this.#thread === thread) this.#events.onMessage(this, message)
    })
  }

  /** Notes tasks as the worker's; `post` sends them. */
  assign(pending: PendingWork): void {
    this.tasks.set(pending.number, pending)
    this.#load += pending.work
  }

  /** Sends tasks in one message, with the configurations that the worker lacks. */
  post(pending: readonly PendingWork[]): void {
    const configurations: PoolConfiguration[] = []
    const tasks: PoolTask[] = []
    const judgements: PoolJudgement[] = []
    for (const one of pending) {
      if (one instanceof PendingJudgement) {
        judgements.push(one.toMessage())
        continue
      }
      const { snapshot, compiled } = one.task
      const key = configurationKey(snapshot, compiled)
      if (!this.#touch(key)) {
        configurations.push({ key, snapshot, compiled: compiled ?? null })
        this.#keep(key, compiledBytes(compiled))
      }
      tasks.push(one.toMessage())
    }
    this.#send({ kind: 'work', configurations, forget: [], tasks, judgements })
    const forget = this.#forgotten()
    // In a message of its own, because a worker forgets before it looks up what the tasks of a message need.
    if (forget.length > 0) this.#send({ kind: 'work', configurations: [], forget, tasks: [], judgements: [] })
  }

  /** Lets the worker leave a task that nobody waits for any more; what it ran of it by then it reports all the same. */
  giveUp(pending: PendingTask): void {
    if (this.tasks.has(pending.number)) giveUpTask(this.#progress, pending.number)
  }

  /** Takes a task that was answered off the worker's list. */
  release(pending: PendingWork): void {
    if (!this.tasks.delete(pending.number)) return
    this.#load -= pending.work
    this.answered++
  }

  /**
   * Ends the thread when the task that runs has been seen running for too long: `timeoutMs`, and as much again for
   * each 100,000 characters, because work grows with the text.
   */
  endIfHung(nowMs: number, timeoutMs: number): void {
    const number = Atomics.load(this.#progress, runningTaskCell)
    const elapsedMs = nowMs - this.#lookedMs
    this.#lookedMs = nowMs
    for (const known of this.#seenMs.keys()) if (!this.tasks.has(known)) this.#seenMs.delete(known)
    if (number === 0) return
    const seenMs = this.#seenMs.get(number)
    this.#seenMs.set(number, seenMs === undefined ? 0 : seenMs + elapsedMs)
    const allowedMs = timeoutMs * (1 + Math.floor((this.tasks.get(number)?.units ?? 0) / unitsPerTimeout))
    if (seenMs !== undefined && seenMs + elapsedMs >= allowedMs && this.#thread !== null) {
      // A check that began only lately is not what took so long.
      this.#suspect(allowedMs / 2)
      this.#lose('hung')
    }
  }

  /** Lets an idle worker end by itself, for good; ends it the hard way after `timeoutMs`. */
  async end(timeoutMs: number): Promise<void> {
    const thread = this.#thread
    this.#isEnded = true
    this.#thread = null
    this.isLoaded = false
    if (thread === null) return this.#exited
    thread.postMessage({ kind: 'end' } satisfies ToWorker)
    const timer = setTimeout(() => this.#terminate(thread), timeoutMs)
    await this.#exited
    clearTimeout(timer)
  }

  /**
   * Ends a thread the hard way, but never inside of native code, which would end the whole process. A run of the encoder
   * takes milliseconds; a thread that does not come out of one is left behind and ends when it does.
   */
  #terminate(thread: Worker): void {
    const letGo = this.#letGo
    const stuck = setTimeout(() => {
      thread.unref()
      letGo()
    }, nativeMsMax)
    void this.#exited.then(() => clearTimeout(stuck))
    void whenInterruptible({ cells: this.#progress, index: nativeRunsCell }).then(() => thread.terminate())
  }

  #send(message: ToWorker): void {
    this.#thread?.postMessage(message)
  }

  /** Makes a configuration the one used last; false when the worker lacks it. */
  #touch(key: string): boolean {
    const bytes = this.#configurations.get(key)
    if (bytes === undefined) return false
    this.#configurations.delete(key)
    this.#configurations.set(key, bytes)
    return true
  }

  #keep(key: string, bytes: number): void {
    this.#configurations.set(key, bytes)
    this.#compiledBytes += bytes
  }

  // Tasks already sent have their configuration in hand, so the oldest can go even while they wait.
  #forgotten(): string[] {
    const forget: string[] = []
    for (const [key, bytes] of this.#configurations) {
      const { size } = this.#configurations
      if (size <= 1 || (size <= configurationsMax && this.#compiledBytes <= compiledBytesMax)) break
      this.#configurations.delete(key)
      this.#compiledBytes -= bytes
      forget.push(key)
    }
    return forget
  }

  /** What a policy's patterns did once they shall not do again. */
  #suspect(ranMsMin: number): void {
    const version = new SuspectCells(this.#progress, suspectCell).runningFor(ranMsMin)
    if (version !== null) this.#quarantine.add(version)
  }

  #lose(reason: 'hung' | 'ended'): void {
    const thread = this.#thread
    const wasLoaded = this.isLoaded
    const finishedChecks = Atomics.load(this.#progress, finishedChecksCell)
    const running = this.tasks.get(Atomics.load(this.#progress, runningTaskCell)) ?? null
    const tasks = [...this.tasks.values()]
    this.#thread = null
    this.isLoaded = false
    this.tasks.clear()
    this.#load = 0
    if (reason === 'hung' && thread !== null) this.#terminate(thread)
    this.#events.onLost(this, { reason, tasks, running, finishedChecks, wasLoaded })
  }
}
