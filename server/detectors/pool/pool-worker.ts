import { parentPort, workerData } from 'node:worker_threads'
import { type DetectorCatalogue, loadCatalogue } from './detector-catalogue.ts'
import { lowerPriority } from './lower-priority.ts'
import { createUninterrupted } from './native-section.ts'
import { CheckPlanner, identityOf, type PlannedCheck } from './plan-checks.ts'
import {
  type CheckOutcome,
  type FromWorker,
  finishedChecksCell,
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

interface PoolWorkerParts {
  readonly catalogue: DetectorCatalogue
  readonly progress: Int32Array
  readonly quarantine: Quarantine
  readonly post: (message: FromWorker) => void
}

/** The worker's side of the pool: runs one task at a time, in the order in which they came. */
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
    const startedMs = performance.now()
    let finished = task.from
    let checks: [string, CheckOutcome][] = []
    Atomics.store(this.#progress, finishedChecksCell, finished)
    Atomics.store(this.#progress, runningTaskCell, task.number)
    await runChecks({
      checks: this.#plan(task, configuration),
      exchange: task.exchange,
      mode: task.mode,
      readExchange: this.#catalogue.readExchange,
      onFinished: (check, finding) => {
        checks.push([check, finding])
        Atomics.store(this.#progress, finishedChecksCell, ++finished)
        const runMs = performance.now() - startedMs
        if (runMs <= streamAfterMs) return
        this.#reports.push({ number: task.number, checks, isLast: false, runMs })
        checks = []
        this.#flush()
      },
    })
    this.#reports.push({ number: task.number, checks, isLast: true, runMs: performance.now() - startedMs })
    Atomics.store(this.#progress, runningTaskCell, 0)
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
  const uninterrupted = createUninterrupted({ cells, index: nativeRunsCell })
  let catalogue: DetectorCatalogue
  try {
    catalogue = await loadCatalogue(catalogueUrl, { uninterrupted })
  } catch (error) {
    post({ kind: 'unloadable', reason: error instanceof Error ? error.message : String(error) })
    return
  }
  const worker = new PoolWorker({ catalogue, progress: cells, quarantine: new Quarantine(memory), post })
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'end') port.close()
    else worker.accept(message)
  })
  post({
    kind: 'loaded',
    securityDetector: identityOf(catalogue.securityDetector),
    policyDetectors: catalogue.policyDetectors.map(identityOf),
  })
}

await start()
