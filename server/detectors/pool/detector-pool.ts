import { availableParallelism } from 'node:os'
import type { Evaluation, JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import type { TurnJudge } from '../../domain/attack-run/judge-reader.ts'
import type { EvaluatorIdentity } from '../../domain/evaluator-identity.ts'
import type { DetectorPool, GuardFindings, GuardTask } from '../../domain/ports.ts'
import type { Problem } from '../../domain/problem.ts'
import type { DetectorPoolOptions } from './detector-pool-options.ts'
import { PendingJudgement } from './pending-judgement.ts'
import { PendingTask } from './pending-task.ts'
import { type FromWorker, type JudgementReport, securityCheck, type TaskReport, topicsCheck } from './pool-messages.ts'
import { givenUp, lostReason, refusedTask, stopped, stopping, tooMany } from './pool-refusals.ts'
import { Quarantine } from './quarantine.ts'
import { TaskQueue } from './task-queue.ts'
import { type LostWorker, type PendingWork, WorkerLink } from './worker-link.ts'
import { WorkerRestarts } from './worker-restarts.ts'

/** The longest text of a task, in UTF-16 units; the edge refuses longer ones before. */
const textUnitsMax = 1_000_000

/** A task that waited through this many lost workers is answered as failed. */
const lostWorkersMax = 5

/** A judgement that found no worker for this long is refused; only while workers keep ending can it come to that. */
const judgementWaitMsMax = 30_000

/** A worker is given tasks ahead for so many milliseconds: what it has, nobody else's check can overtake. */
const aheadMs = 10

/** The most judgements that wait or run; one more is refused, and asked for again later. They never crowd out checks. */
const judgementsMax = 512

/** A worker has no more judgements than fit beside this many tasks, so that a check never waits for many of them. */
const tasksBesideJudgement = 3

/** Makes a pool of worker threads that run the catalogue's detectors and judges. The workers start at once; see `ready`. */
export function createDetectorPool(options: DetectorPoolOptions): DetectorPool & TurnJudge {
  return new WorkerPool(options)
}

class WorkerPool implements DetectorPool, TurnJudge {
  readonly #options
  readonly #links: readonly WorkerLink[]
  readonly #queue: TaskQueue
  /** Judgements wait behind all checks. */
  readonly #judgements: PendingJudgement[] = []
  readonly #loaded = Promise.withResolvers<void>()
  readonly #restarts = new WorkerRestarts()
  #policyVersions: ReadonlyMap<string, EvaluatorIdentity> | null = null
  #securityDetector: EvaluatorIdentity | null = null
  #broken: Error | null = null
  #isClosing = false
  #onIdle: (() => void) | null = null
  #pending = 0
  #pendingJudgements = 0
  #lastNumber = 0
  #isDispatchDue = false
  #watchdog: NodeJS.Timeout | null = null

  constructor(options: DetectorPoolOptions) {
    this.#options = {
      size: options.size ?? Math.max(1, Math.min(8, availableParallelism())),
      queueMax: options.queueMax ?? 1_024,
      taskTimeoutMs: options.taskTimeoutMs ?? 5_000,
      closeTimeoutMs: options.closeTimeoutMs ?? 10_000,
      onTask: options.onTask,
      onWorkerLost: options.onWorkerLost,
    }
    const { queueMax: tasksMax, size: workers } = this.#options
    this.#queue = new TaskQueue({ tasksMax, workers, waitMsMax: options.waitMsMax ?? 10_000 })
    const events = { onMessage: this.#onMessage.bind(this), onLost: this.#onLost.bind(this) }
    const quarantine = new Quarantine()
    const newLink = () => new WorkerLink(options.catalogueModule, events, quarantine)
    this.#links = Array.from({ length: this.#options.size }, newLink)
    // Whoever does not ask for `ready` learns the reason from `evaluate`.
    this.#loaded.promise.catch(() => {})
    for (const link of this.#links) void link.start()
  }

  get securityDetector(): EvaluatorIdentity {
    if (this.#securityDetector === null) throw new Error('The detector pool was asked before it was ready.')
    return this.#securityDetector
  }

  get policyDetectors(): ReadonlySet<string> {
    if (this.#policyVersions === null) throw new Error('The detector pool was asked before it was ready.')
    return new Set(this.#policyVersions.keys())
  }

  policyDetector(id: string): EvaluatorIdentity | null {
    return this.#policyVersions?.get(id) ?? null
  }

  ready(): Promise<void> {
    return this.#loaded.promise
  }

  evaluate(task: GuardTask): Promise<GuardFindings> {
    if (this.#broken !== null) return Promise.reject(this.#broken)
    if (!task.security && task.policyIds.length === 0 && (task.topicIds ?? []).length === 0) {
      return Promise.resolve({ security: null, policies: new Map(), topics: null })
    }
    if (task.exchange.text.length > textUnitsMax) {
      return Promise.reject(new RangeError(`The text to judge is longer than ${textUnitsMax} units.`))
    }
    if (this.#isClosing) return Promise.reject(refusedTask(stopping))
    if (task.signal?.aborted) return Promise.reject(refusedTask(givenUp))
    const pending = new PendingTask(this.#nextNumber(), task)
    const refusal = this.#queue.add(pending, performance.now())
    if (refusal !== null) return Promise.reject(refusal)
    this.#pending++
    this.#dispatchSoon()
    this.#watch()
    return this.#untilAborted(pending)
  }

  waitingOf(organizationId: string): number {
    return this.#queue.waitingOf(organizationId)
  }

  behindMs(): number {
    return this.#queue.behindMs(performance.now())
  }

  /** A task whose client has gone leaves the queue; a worker that has it does not begin it, or stops before its next step. */
  async #untilAborted(pending: PendingTask): Promise<GuardFindings> {
    const { signal } = pending.task
    if (signal === undefined) return pending.answer
    const onAbort = () => {
      pending.isGivenUp = true
      if (this.#queue.remove(pending)) this.#refuse(pending, refusedTask(givenUp))
      else for (const link of this.#links) link.giveUp(pending)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      return await pending.answer
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  async judge(subject: JudgeSubject, signal: AbortSignal): Promise<Evaluation> {
    signal.throwIfAborted()
    if (this.#broken !== null) throw this.#broken
    if (this.#isClosing || this.#pendingJudgements >= judgementsMax) throw refusedTask(tooMany)
    const pending = new PendingJudgement(this.#nextNumber(), subject)
    const onAbort = () => this.#abandon(pending, signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    this.#pendingJudgements++
    this.#judgements.push(pending)
    this.#dispatchSoon()
    this.#watch()
    return pending.answer.finally(() => signal.removeEventListener('abort', onAbort))
  }

  /** Nobody waits any more; what a worker has already it finishes unseen. */
  #abandon(pending: PendingJudgement, reason: unknown): void {
    pending.reject(reason instanceof Error ? reason : new Error('The judgement was given up.'))
    const at = this.#judgements.indexOf(pending)
    if (at === -1) return
    this.#judgements.splice(at, 1)
    this.#forget(pending)
  }

  async close(): Promise<void> {
    this.#isClosing = true
    for (const pending of this.#judgements.splice(0)) this.#giveUp(pending, stopped)
    // What no worker has begun is better asked of another server now than answered as failed later.
    for (const pending of this.#queue.clear()) this.#refuse(pending, refusedTask(stopping))
    if (this.#pending + this.#pendingJudgements > 0 && this.#broken === null) {
      const idle = Promise.withResolvers<void>()
      this.#onIdle = idle.resolve
      const timer = setTimeout(idle.resolve, this.#options.closeTimeoutMs)
      await idle.promise
      clearTimeout(timer)
    }
    this.#restarts.close()
    const unanswered = [...this.#links.flatMap((link) => [...link.tasks.values()]), ...this.#queue.clear()]
    await Promise.all(this.#links.map((link) => link.end(unanswered.length > 0 ? 0 : 2_000)))
    for (const pending of unanswered) this.#giveUp(pending, stopped)
    if (this.#watchdog !== null) clearInterval(this.#watchdog)
    this.#loaded.reject(new Error('The detector pool was closed.'))
  }

  /** All tasks of one turn of the event loop travel in one message to each worker. */
  #dispatchSoon(): void {
    if (this.#isDispatchDue) return
    this.#isDispatchDue = true
    setImmediate(() => {
      this.#isDispatchDue = false
      this.#dispatch()
    })
  }

  #dispatch(): void {
    const batches = new Map<WorkerLink, PendingWork[]>()
    const assign = (link: WorkerLink, pending: PendingWork): void => {
      link.assign(pending)
      const batch = batches.get(link)
      if (batch === undefined) batches.set(link, [pending])
      else batch.push(pending)
    }
    const nowMs = performance.now()
    for (let next = this.#takeNext(nowMs); next !== null; next = this.#takeNext(nowMs)) assign(next.link, next.pending)
    for (let link = this.#leastLoaded(); this.#judgements.length > 0; link = this.#leastLoaded()) {
      if (link === null || link.tasks.size > tasksBesideJudgement) break
      const pending = this.#judgements.shift()
      if (pending !== undefined) assign(link, pending)
    }
    for (const [link, batch] of batches) link.post(batch)
  }

  /** The next task with the worker that shall run it: one with room, or one that runs a long task and may run a short one in between. */
  #takeNext(nowMs: number): { readonly link: WorkerLink; readonly pending: PendingTask } | null {
    if (this.#queue.size === 0) return null
    const free = this.#leastLoaded()
    const link = free ?? this.#mostPassable()
    const pending = link && this.#queue.take(nowMs, free === null ? link.passingWorkMax : undefined)
    return pending && { link, pending }
  }

  #leastLoaded(): WorkerLink | null {
    let least: WorkerLink | null = null
    // Of a text of 1,000 units work and cost are one number; what is given ahead is not much longer.
    const aheadWork = aheadMs / this.#queue.paceMs
    for (const link of this.#links) {
      if (link.hasRoomBelow(aheadWork) && (least === null || link.load < least.load)) least = link
    }
    return least
  }

  #mostPassable(): WorkerLink | null {
    let most: WorkerLink | null = null
    for (const link of this.#links) if (link.passingWorkMax > (most?.passingWorkMax ?? 0)) most = link
    return most
  }

  #onMessage(link: WorkerLink, message: FromWorker): void {
    if (message.kind === 'reports') {
      for (const report of message.reports) this.#onReport(link, report)
      this.#dispatchWaiting()
      return
    }
    if (message.kind === 'judged') {
      this.#onJudged(link, message)
      this.#dispatchWaiting()
      return
    }
    if (message.kind === 'unloadable') {
      this.#onUnloadable(message.reason)
      return
    }
    link.isLoaded = true
    this.#securityDetector = message.securityDetector
    this.#policyVersions = new Map(message.policyDetectors.map((detector) => [detector.id, detector]))
    if (this.#links.every(({ isLoaded }) => isLoaded)) this.#loaded.resolve()
    this.#dispatch()
  }

  #dispatchWaiting(): void {
    if (this.#queue.size + this.#judgements.length > 0) this.#dispatch()
  }

  #onJudged(link: WorkerLink, { number, judged }: JudgementReport): void {
    const pending = link.tasks.get(number)
    if (!(pending instanceof PendingJudgement)) return
    link.release(pending)
    if ('evaluation' in judged) pending.resolve(judged.evaluation)
    else pending.reject(new Error(judged.failure))
    this.#forget(pending)
  }

  #onReport(link: WorkerLink, report: TaskReport): void {
    const pending = link.tasks.get(report.number)
    if (!(pending instanceof PendingTask)) return
    pending.add(report.checks)
    if (!report.isLast) return
    pending.runMs = report.runMs
    this.#queue.charge(pending, report.runMs, !report.isGivenUp)
    link.release(pending)
    if (report.isGivenUp) pending.reject(refusedTask(givenUp))
    else if (pending.to === null) pending.resolve()
    else pending.resolveFailed(lostReason, this.#detectorOf(pending))
    this.#forget(pending)
  }

  // Before the first worker has loaded nobody could ever be answered; later ones are tried again.
  #onUnloadable(reason: string): void {
    if (this.#securityDetector !== null) return
    this.#break(new Error(`The detectors cannot be loaded: ${reason}`))
  }

  #break(error: Error): void {
    this.#broken = error
    this.#loaded.reject(error)
    for (const pending of [...this.#queue.clear(), ...this.#judgements.splice(0)]) {
      pending.reject(error)
      this.#forget(pending)
    }
  }

  #onLost(link: WorkerLink, lost: LostWorker): void {
    if (this.#broken !== null || (this.#isClosing && this.#pending + this.#pendingJudgements === 0)) return
    if (!lost.wasLoaded && this.#securityDetector === null) {
      this.#break(new Error('A detector worker ended while it was loading.'))
      return
    }
    this.#options.onWorkerLost?.(lost.reason)
    const again = lost.tasks.filter((pending) => this.#mayGoOn(pending, lost))
    if (this.#isClosing) for (const pending of again.splice(0)) this.#giveUp(pending, stopped)
    const tasks = again.filter((pending) => pending instanceof PendingTask)
    this.#queue.putBack(tasks, performance.now())
    this.#judgements.unshift(...again.filter((pending) => pending instanceof PendingJudgement))
    if (!this.#isClosing) this.#restarts.restart(link)
    this.#dispatchSoon()
  }

  /** What the lost worker ran fails; what it had finished without telling runs again, and so does what waited. */
  #mayGoOn(pending: PendingWork, { running, finishedChecks }: LostWorker): boolean {
    pending.lostWorkers++
    if (pending instanceof PendingTask && pending.isGivenUp) {
      this.#refuse(pending, refusedTask(givenUp))
      return false
    }
    if (pending === running) {
      if (pending instanceof PendingJudgement) {
        this.#giveUp(pending, lostReason)
        return false
      }
      const isSecondLoss = pending.to !== null
      pending.to = finishedChecks
      if (isSecondLoss || pending.finished >= finishedChecks) {
        this.#giveUp(pending, lostReason)
        return false
      }
    } else if (pending.lostWorkers >= lostWorkersMax) {
      this.#giveUp(pending, 'The check could not run: the workers kept ending.')
      return false
    }
    return true
  }

  #giveUp(pending: PendingWork, reason: string): void {
    if (pending instanceof PendingJudgement) pending.reject(new Error(reason))
    else pending.resolveFailed(reason, this.#detectorOf(pending))
    this.#forget(pending)
  }

  #forget(pending: PendingWork): void {
    if (pending instanceof PendingTask) {
      this.#pending--
      this.#options.onTask?.(pending.metrics())
    } else {
      this.#pendingJudgements--
    }
    if (this.#pending + this.#pendingJudgements > 0) return
    this.#onIdle?.()
    if (this.#watchdog !== null) clearInterval(this.#watchdog)
    this.#watchdog = null
  }

  #detectorOf({ task }: PendingTask): (check: string) => EvaluatorIdentity {
    return (check) => {
      if (check === securityCheck) return this.securityDetector
      if (check === topicsCheck) return { id: topicsCheck, version: 'none' }
      const id = task.snapshot.policies.find(({ policy }) => policy.id === check)?.policy.detector ?? 'unknown'
      return this.#policyVersions?.get(id) ?? { id, version: 'none' }
    }
  }

  #watch(): void {
    if (this.#watchdog !== null) return
    const { taskTimeoutMs } = this.#options
    const everyMs = Math.max(5, Math.min(250, taskTimeoutMs / 10))
    this.#watchdog = setInterval(() => {
      const nowMs = performance.now()
      for (const link of this.#links) link.endIfHung(nowMs, taskTimeoutMs)
      this.#refuseStale(nowMs)
    }, everyMs)
  }

  #refuseStale(nowMs: number): void {
    for (const [pending, reason] of this.#queue.takeLate(nowMs)) this.#refuse(pending, reason)
    const oldest = this.#judgements[0]
    if (oldest === undefined || nowMs - oldest.startedMs < judgementWaitMsMax) return
    if (this.#links.some((one) => one.isLoaded)) return
    this.#judgements.shift()
    this.#refuse(oldest, refusedTask(tooMany))
  }

  #refuse(pending: PendingWork, reason: Problem): void {
    pending.reject(reason)
    this.#forget(pending)
  }

  #nextNumber(): number {
    this.#lastNumber = this.#lastNumber >= 0x7fff_ffff ? 1 : this.#lastNumber + 1
    return this.#lastNumber
  }
}
