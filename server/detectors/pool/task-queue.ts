import { FairQueue, type QueuedItem } from '../../domain/fair-queue.ts'
import { Problem } from '../../domain/problem.ts'
import type { PendingTask } from './pending-task.ts'

/** How tasks wait. */
export interface TaskQueueOptions {
  /** The most tasks that wait. */
  readonly tasksMax: number
  /** The longest that one waits, in milliseconds; 6 % of it while more than a few of its organization wait, and have for so long without a break. */
  readonly waitMsMax: number
  /** How many threads take from it. */
  readonly workers: number
}

/** The most text that waits, in UTF-16 units. */
const unitsMax = 64_000_000

/** While tasks of an organization have stood for the whole of the longest wait, one waits for this part of it. */
const standingPart = 0.06

/** So many for each worker are a client that works on several large texts at a time, and no backlog. */
const fewWaiting = 4

/** A task is refused at once when it would wait for so many times the longest wait: an estimate may be wrong. */
const estimateSlack = 3

/** What nobody waits for counts so many times, so that it gets a smaller share. */
const backgroundWeight = 4

/** What had begun before its worker was lost waits so long for another one, in milliseconds: only while workers keep ending. */
const lostWaitMsMax = 30_000

/** How much the past counts in the pace after each task. */
const paceMemory = 0.95

/** Until tasks have been measured: milliseconds for each unit of cost. */
const firstPaceMs = 0.01

/** Nothing is refused by the pace before tasks of so much cost have been measured. */
const measuredCostMin = 1_000

/**
 * Tasks that wait for a worker: organizations take turns by the work that they have had, each holds a part of the room,
 * and none waits for longer than it makes sense. Knows no time but what it is told, in milliseconds of one steady clock.
 */
export class TaskQueue {
  readonly #options: TaskQueueOptions
  readonly #queue: FairQueue<PendingTask>
  /** Milliseconds and cost of the latest tasks, the last one counting most. */
  #measured = { ms: firstPaceMs, cost: 1 }
  #lastTakenMs = 0

  constructor(options: TaskQueueOptions) {
    this.#options = options
    this.#queue = new FairQueue({ itemsMax: options.tasksMax, roomMax: unitsMax })
  }

  get size(): number {
    return this.#queue.size
  }

  /** How many tasks of an organization wait, those for which nobody waits among them. */
  waitingOf(organizationId: string): number {
    return this.#queue.waitingOf(organizationId) + this.#queue.waitingOf(backgroundOf(organizationId))
  }

  /** How long one unit of cost takes on one worker, in milliseconds, as measured. */
  get paceMs(): number {
    return this.#measured.ms / this.#measured.cost
  }

  /** Null when the task waits now, else why it cannot. */
  add(pending: PendingTask, nowMs: number): Problem | null {
    if (this.#queue.size === 0) this.#lastTakenMs = nowMs
    const owner = ownerOf(pending)
    const isKnown = !pending.isBackground && this.#measured.cost >= measuredCostMin
    if (isKnown && this.#waitMsOf(owner) > estimateSlack * this.#options.waitMsMax) return this.#overloaded(owner)
    return this.#queue.add(queuedOf(pending), nowMs) ? null : this.#overloaded(owner)
  }

  /** The next task, taken out; with `workMax`, the next of no more work than that. Null when there is none. */
  take(nowMs: number, workMax = Number.POSITIVE_INFINITY): PendingTask | null {
    const taken = this.#queue.take(({ work }) => work <= workMax)
    if (taken === null) return null
    this.#lastTakenMs = nowMs
    return taken.item
  }

  /** Puts tasks that were taken in front again, in their order. */
  putBack(tasks: readonly PendingTask[], nowMs: number): void {
    for (const pending of tasks.toReversed()) this.#queue.putBack(queuedOf(pending), nowMs)
  }

  /**
   * Tells how long a task ran, so that its organization pays for what it cost and not for what was thought. One that was
   * given up on the way, which may have cost nothing, tells nothing of the pace.
   */
  charge(pending: PendingTask, runMs: number, isWhole = true): void {
    const { ms, cost } = this.#measured
    const known = runMs / this.paceMs
    if (runMs > 0 || !isWhole) this.#queue.charge(ownerOf(pending), weightOf(pending) * (known - pending.cost))
    if (isWhole) this.#measured = { ms: paceMemory * ms + runMs, cost: paceMemory * cost + pending.cost }
  }

  /** Takes a task out that nobody waits for any more; false when it does not wait. */
  remove(pending: PendingTask): boolean {
    return this.#queue.remove(ownerOf(pending), pending)
  }

  /** Takes out what has waited too long, each with why. */
  takeLate(nowMs: number): readonly (readonly [pending: PendingTask, reason: Problem])[] {
    const late: [PendingTask, Problem][] = []
    // The first of a lane has waited longest: behind one that is in time all are.
    for (let found = this.#firstLate(nowMs); found.length > 0; found = this.#firstLate(nowMs)) {
      for (const { owner, first } of found) {
        this.#queue.remove(owner, first)
        late.push([first, this.#overloaded(owner)])
      }
    }
    return late
  }

  /** Takes all out. */
  clear(): readonly PendingTask[] {
    return this.#queue.clear()
  }

  /**
   * For how long the queue as a whole has not kept up, in milliseconds: since a task was last begun, or, where those of
   * several organizations wait, as long as the organization that waits least. The backlog of one alone says nothing
   * about the others, and must not take the server from them.
   */
  behindMs(nowMs: number): number {
    if (this.#queue.size === 0) return 0
    const waits = this.#queue.lanes().map(({ first }) => nowMs - first.startedMs)
    return Math.max(nowMs - this.#lastTakenMs, waits.length > 1 ? Math.min(...waits) : 0)
  }

  #firstLate(nowMs: number) {
    const { waitMsMax, workers } = this.#options
    return this.#queue.lanes().filter(({ first, busySinceMs, waiting }) => {
      if (first.isBackground) return false
      const isBacklog = waiting > fewWaiting * workers && nowMs - busySinceMs > waitMsMax
      const limitMs = isBacklog ? waitMsMax * standingPart : waitMsMax
      return nowMs - first.startedMs > (first.lostWorkers > 0 ? Math.max(lostWaitMsMax, limitMs) : limitMs)
    })
  }

  /** How long one more task of an organization would wait, in milliseconds, as far as can be told. */
  #waitMsOf(owner: string): number {
    const lanes = this.#queue.lanes()
    const own = lanes.find((lane) => lane.owner === owner)?.cost ?? 0
    return (own * this.paceMs * lanes.length) / this.#options.workers
  }

  #overloaded(owner: string): Problem {
    const retryAfterSeconds = Math.min(60, Math.max(1, Math.ceil(this.#waitMsOf(owner) / 1_000)))
    return new Problem('overloaded', 'Too many checks are waiting; try again shortly.', { retryAfterSeconds })
  }
}

function queuedOf(pending: PendingTask): QueuedItem<PendingTask> {
  const weight = weightOf(pending)
  return { owner: ownerOf(pending), item: pending, cost: weight * pending.cost, room: weight * pending.work }
}

/** What nobody waits for has a lane of its own, behind whose first task no check is stuck. */
function ownerOf({ isBackground, task }: PendingTask): string {
  const { organizationId } = task.snapshot
  return isBackground ? backgroundOf(organizationId) : organizationId
}

function backgroundOf(organizationId: string): string {
  return `background of ${organizationId}`
}

function weightOf({ isBackground }: PendingTask): number {
  return isBackground ? backgroundWeight : 1
}
