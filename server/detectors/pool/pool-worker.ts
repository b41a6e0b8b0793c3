import { parentPort, workerData } from 'node:worker_threads'
import type { Uninterrupted } from '../../domain/guard/encoder.ts'
import { type DetectorCatalogue, loadCatalogue } from './detector-catalogue.ts'
import { isTaskGivenUp } from './given-up-cells.ts'
import { lowerPriority } from './lower-priority.ts'
import { createUninterrupted } from './native-section.ts'
import { CheckPlanner, identityOf, type PlannedCheck } from './plan-checks.ts'
import {
  type CheckOutcome,
  type FromWorker,
  finishedChecksCell,
  longerTimes,
  nativeRunsCell,
  type PoolConfiguration,
  type PoolJudgement,
  type PoolTask,
  runningTaskCell,
  suspectCell,
  type TaskReport,
  type ToWorker,
  type WorkerStart,
} from './pool-messages.ts'
import { Quarantine, SuspectCells, suspected } from './quarantine.ts'
import { runChecks } from './run-task.ts'

/** A task that runs longer than this sends what it has before it goes on, so that a later hang cannot lose it. */
const streamAfterMs = 5

/** Reports wait this long at most for company in one message. */
const reportAfterMs = 1

interface QueuedTask {
  readonly task: PoolTask
  readonly configuration: PoolConfiguration | undefined
}

/**
 * Judging yields to the thread that answers requests, so that light ones do not wait for a core; what is left of a core it
 * uses whole.
 */
const detectorNiceness = 10
lowerPriority(detectorNiceness)

/** The work of a judgement, of which nothing is known: everybody's checks go before it. */
const judgementWork = Number.POSITIVE_INFINITY

interface PoolWorkerParts {
  readonly catalogue: DetectorCatalogue
  readonly progress: Int32Array
  readonly quarantine: Quarantine
  readonly post: (message: FromWorker) => void
}

/**
 * The worker's side of the pool: runs one task at a time, in the order in which they came, but that a long one lets a
 * short one pass each time before it encodes.
 */
class PoolWorker {
  readonly #catalogue: DetectorCatalogue
  readonly #planner: CheckPlanner
  readonly #progress: Int32Array
  readonly #quarantine: Quarantine
  readonly #post: (message: FromWorker) => void
  readonly #configurations = new Map<string, PoolConfiguration>()
  readonly #queue: (QueuedTask | PoolJudgement)[] = []
  #reports: TaskReport[] = []
  #reportedMs = 0
  #isRunning = false
  /** The work of what runs; 0 when nothing does. */
  #runningWork = 0
  #isPassing = false
  /** How long tasks ran while others let them pass, in milliseconds. */
  #passedMs = 0

  constructor({ catalogue, progress, quarantine, post }: PoolWorkerParts) {
    this.#catalogue = catalogue
    this.#planner = new CheckPlanner(catalogue)
    this.#progress = progress
    this.#quarantine = quarantine
    this.#post = post
  }

  /** Takes work. Configurations are looked up now, so that a later `forget` cannot take one from a waiting task. */
  accept(work: Extract<ToWorker, { kind: 'work' }>): void {
    for (const key of work.forget) this.#configurations.delete(key)
    for (const configuration of work.configurations) this.#configurations.set(configuration.key, configuration)
    for (const task of work.tasks) {
      this.#queue.push({ task, configuration: this.#configurations.get(task.configurationKey) })
    }
    this.#queue.push(...work.judgements)
    if (!this.#isRunning) void this.#run()
  }

  /**
   * One short task runs now, if one waits, in the midst of a long one. One each time: the long one goes on all the same.
   */
  async letOnePass(): Promise<void> {
    if (this.#isPassing || this.#runningWork === 0) return
    const workMax = this.#runningWork / longerTimes
    const at = this.#queue.findIndex((waiting) => 'task' in waiting && waiting.task.work <= workMax)
    const passing = at === -1 ? undefined : this.#queue[at]
    if (passing === undefined || !('task' in passing)) return
    this.#queue.splice(at, 1)
    this.#isPassing = true
    const before = [runningTaskCell, finishedChecksCell].map(
      (cell) => [cell, Atomics.load(this.#progress, cell)] as const,
    )
    const [startedMs, runningWork] = [performance.now(), this.#runningWork]
    const resumeSuspicion = new SuspectCells(this.#progress, suspectCell).pause()
    await this.#runTask(passing)
    this.#flush()
    for (const [cell, value] of before.toReversed()) Atomics.store(this.#progress, cell, value)
    resumeSuspicion()
    this.#runningWork = runningWork
    this.#passedMs += performance.now() - startedMs
    this.#isPassing = false
  }

  /** Throws in the midst of a task that nobody waits for any more: what it asked the encoder for is not worth its time. */
  stopIfGivenUp(): void {
    const number = Atomics.load(this.#progress, runningTaskCell)
    if (number !== 0 && isTaskGivenUp(this.#progress, number)) throw new Error('Nobody waits for this task any more.')
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    this.#reportedMs = performance.now()
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      await ('subject' in next ? this.#judge(next) : this.#runTask(next))
      if (performance.now() - this.#reportedMs > reportAfterMs) this.#flush()
    }
    this.#isRunning = false
    this.#flush()
  }

  async #runTask({ task, configuration }: QueuedTask): Promise<void> {
    if (configuration === undefined) throw new Error('The pool named a configuration that it never sent.')
    const startedMs = performance.now() - this.#passedMs
    // What others took that this one let pass is not its own.
    const ownMs = () => performance.now() - this.#passedMs - startedMs
    const isGivenUp = () => isTaskGivenUp(this.#progress, task.number)
    let finished = task.from
    let checks: [string, CheckOutcome][] = []
    Atomics.store(this.#progress, finishedChecksCell, finished)
    Atomics.store(this.#progress, runningTaskCell, task.number)
    this.#runningWork = task.work
    await runChecks({
      checks: this.#plan(task, configuration),
      exchange: task.exchange,
      mode: task.mode,
      readExchange: this.#catalogue.readExchange,
      isWanted: () => !isGivenUp(),
      onFinished: (check, finding) => {
        checks.push([check, finding])
        Atomics.store(this.#progress, finishedChecksCell, ++finished)
        const runMs = ownMs()
        if (runMs <= streamAfterMs) return
        this.#reports.push({ number: task.number, checks, isLast: false, runMs, isGivenUp: false })
        checks = []
        this.#flush()
      },
    })
    this.#reports.push({ number: task.number, checks, isLast: true, runMs: ownMs(), isGivenUp: isGivenUp() })
    Atomics.store(this.#progress, runningTaskCell, 0)
    this.#runningWork = 0
  }

  #plan(task: PoolTask, configuration: PoolConfiguration): PlannedCheck[] {
    const policies = new Map(configuration.snapshot.policies.map(({ policy }) => [policy.id, policy]))
    const cells = new SuspectCells(this.#progress, suspectCell)
    const checks = this.#planner.plan(task, configuration).slice(task.from, task.to ?? undefined)
    return checks.map((check) => {
      const policy = policies.get(check.key)
      return policy === undefined ? check : suspected(check, { policy, quarantine: this.#quarantine, cells })
    })
  }

  async #judge({ number, subject }: PoolJudgement): Promise<void> {
    Atomics.store(this.#progress, finishedChecksCell, 0)
    Atomics.store(this.#progress, runningTaskCell, number)
    this.#runningWork = judgementWork
    try {
      if (this.#catalogue.judgeTurn === undefined) throw new Error('This version has no judges.')
      const evaluation = await this.#catalogue.judgeTurn(subject)
      this.#post({ kind: 'judged', number, judged: { evaluation } })
    } catch (error) {
      // Only the kind of error is told: its message may quote the text.
      const name = error instanceof Error ? error.name : 'unknown error'
      this.#post({ kind: 'judged', number, judged: { failure: `The turn could not be judged (${name}).` } })
    }
    Atomics.store(this.#progress, runningTaskCell, 0)
    this.#runningWork = 0
  }

  #flush(): void {
    this.#reportedMs = performance.now()
    if (this.#reports.length === 0) return
    this.#post({ kind: 'reports', reports: this.#reports })
    this.#reports = []
  }
}

async function start(): Promise<void> {
  const port = parentPort
  if (port === null) throw new Error('This module runs in a worker thread only.')
  const { catalogueUrl, progress, quarantine: memory }: WorkerStart = workerData
  const post = (message: FromWorker) => port.postMessage(message)
  const cells = new Int32Array(progress)
  const alone = createUninterrupted({ cells, index: nativeRunsCell })
  let worker: PoolWorker | null = null
  const uninterrupted: Uninterrupted = async (run) => {
    worker?.stopIfGivenUp()
    await worker?.letOnePass()
    return alone(run)
  }
  let catalogue: DetectorCatalogue
  try {
    catalogue = await loadCatalogue(catalogueUrl, { uninterrupted })
  } catch (error) {
    post({ kind: 'unloadable', reason: error instanceof Error ? error.message : String(error) })
    return
  }
  const made = new PoolWorker({ catalogue, progress: cells, quarantine: new Quarantine(memory), post })
  worker = made
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'end') port.close()
    else made.accept(message)
  })
  post({
    kind: 'loaded',
    securityDetector: identityOf(catalogue.securityDetector),
    policyDetectors: catalogue.policyDetectors.map(identityOf),
  })
}

await start()
