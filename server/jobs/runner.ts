import { type JobName, type JobPayloads, jobAttemptsMax, type LeasedJob, retryDelayMs } from '../domain/job/job.ts'
import type { Clock, IdGenerator, Store } from '../domain/ports.ts'

/** What surrounds one run of a job. */
export interface JobScope {
  /** Aborts when the job ran too long or the process stops; a handler must end soon after, for another process will take the job over. */
  readonly signal: AbortSignal
  readonly organizationId: string
}

/** Does the work of one kind of job. It may run more than once for one job, so its effect must bear repetition. */
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], scope: JobScope) => Promise<void>

/** A handler for every kind of job. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> }

/**
 * Ends the work of jobs that are given up, after their last failure or when each run ended its process. One that fails is
 * called again when the job's lease has run out, so its effect must bear repetition.
 */
export type JobGiveUps = {
  readonly [Name in JobName]?: (payload: JobPayloads[Name], organizationId: string) => Promise<void>
}

/** Where the runner tells what went wrong. It passes ids and error messages, never payloads. */
export interface JobLog {
  /** What will be tried again. */
  warn(facts: object, message: string): void
  /** What is given up, or could not be kept. */
  error(facts: object, message: string): void
}

/** What a runner needs. */
export interface JobRunnerOptions {
  /** Where the jobs lie. */
  readonly store: Pick<Store, 'read' | 'write'>
  readonly handlers: JobHandlers
  /** Default none: such jobs are dead letters and nothing else. */
  readonly giveUps?: JobGiveUps
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly log: JobLog
  /** Jobs that run at once, 1 or more; default 4. */
  readonly concurrency?: number
  /** After this long without a wake-up the runner looks for due jobs, in milliseconds; default 5,000. */
  readonly pollIntervalMs?: number
  /** How long one job may run, in milliseconds; default 120,000. */
  readonly runMsMax?: number
  /** Spreads retries: 0 to 1; default random. */
  readonly jitter?: () => number
}

/** Runs durable work until it is drained. */
export interface JobRunner {
  /** To be called after a transaction that added a job: looks for due jobs at once. */
  wake(): void
  /** Looks for due jobs and resolves when none is left that was due, and none runs. */
  runDue(): Promise<void>
  /** Takes no more jobs and lets running ones end, at most `boundMs` (default 5,000); then aborts them. Resolves with whether all ended. */
  drain(boundMs?: number): Promise<boolean>
}

/** Runs jobs of the store from now on. Every server may have one: a job is leased to one of them at a time. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const runner = new Runner(options)
  runner.wake()
  return runner
}

/** The lease outlasts the longest run by this much, so that an aborted handler ends before another process begins. */
const leaseMarginMs = 30_000
/** How long an aborted handler has to end while draining. */
const abortGraceMs = 1_000

interface Running {
  readonly aborter: AbortController
  readonly ended: Promise<void>
}

class Runner implements JobRunner {
  readonly #options: Required<JobRunnerOptions>
  readonly #owner: string
  readonly #running = new Map<string, Running>()
  #timer: NodeJS.Timeout | undefined
  #look: Promise<void> | null = null
  #lookAgain = false
  #draining = false

  constructor(options: JobRunnerOptions) {
    this.#options = {
      concurrency: 4,
      giveUps: {},
      pollIntervalMs: 5_000,
      runMsMax: 120_000,
      jitter: Math.random,
      ...options,
    }
    this.#owner = options.ids.next()
  }

  wake(): void {
    if (this.#draining) return
    this.#lookAgain = this.#look !== null
    if (this.#lookAgain) return
    clearTimeout(this.#timer)
    this.#look = this.#lookForWork().finally(() => {
      this.#look = null
      // Somebody called while this look was past its last query.
      if (this.#lookAgain) this.wake()
    })
  }

  async runDue(): Promise<void> {
    this.wake()
    while (this.#look !== null || this.#running.size > 0) {
      await this.#look
      await Promise.all([...this.#running.values()].map(({ ended }) => ended))
    }
  }

  async drain(boundMs = 5_000): Promise<boolean> {
    this.#draining = true
    clearTimeout(this.#timer)
    await this.#look
    if (await this.#endWithin(boundMs)) return true
    for (const { aborter } of this.#running.values()) aborter.abort(new Error('The service is stopping.'))
    return this.#endWithin(abortGraceMs)
  }

  async #endWithin(boundMs: number): Promise<boolean> {
    const ended = Promise.all([...this.#running.values()].map((running) => running.ended)).then(() => true)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), boundMs)
    })
    const result = await Promise.race([ended, late])
    clearTimeout(timer)
    return result
  }

  /** Never rejects. */
  async #lookForWork(): Promise<void> {
    try {
      do {
        this.#lookAgain = false
        const free = this.#options.concurrency - this.#running.size
        if (free > 0) for (const job of await this.#lease(free)) this.#start(job)
      } while (this.#lookAgain && !this.#draining)
      await this.#sleepUntilDue()
    } catch (error) {
      this.#options.log.error({ err: error }, 'due jobs could not be leased')
      this.#sleep(this.#options.pollIntervalMs)
    }
  }

  #lease(limit: number): Promise<readonly LeasedJob[]> {
    const { store, clock, runMsMax } = this.#options
    return store.write(({ jobs }) => jobs.lease(this.#owner, clock.nowMs(), runMsMax + leaseMarginMs, limit))
  }

  async #sleepUntilDue(): Promise<void> {
    const { store, clock, concurrency, pollIntervalMs } = this.#options
    // With every place taken, the next job to end looks again.
    if (this.#running.size >= concurrency) return
    const dueMs = await store.read(({ jobs }) => jobs.nextDueMs())
    const waitMs = dueMs === null ? pollIntervalMs : Math.max(0, dueMs - clock.nowMs())
    this.#sleep(Math.min(waitMs, pollIntervalMs))
  }

  #sleep(waitMs: number): void {
    if (this.#draining) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.wake(), waitMs)
    this.#timer.unref()
  }

  #start(job: LeasedJob): void {
    // Its lease ran out while our own handler ignores the abort: it must not run twice at once.
    if (this.#running.has(job.id)) return
    const aborter = new AbortController()
    const ended = this.#run(job, aborter).finally(() => {
      this.#running.delete(job.id)
      this.wake()
    })
    this.#running.set(job.id, { aborter, ended })
  }

  /** Never rejects. */
  async #run(job: LeasedJob, aborter: AbortController): Promise<void> {
    try {
      const hopeless = this.#reasonNotToRun(job)
      if (hopeless !== null) return await this.#bury(job, hopeless)
      const failure = await this.#attempt(job, aborter)
      if (failure === null) await this.#finish(job)
      else await this.#fail(job, failure.error, this.#draining)
    } catch (error) {
      // Nothing is lost: the lease runs out and the job is due again.
      this.#options.log.error({ err: error, jobId: job.id, job: job.name }, 'the end of a job could not be saved')
    }
  }

  #reasonNotToRun({ name, attempt }: LeasedJob): string | null {
    if (!Object.hasOwn(this.#options.handlers, name)) return `No handler is known for jobs named ${name}.`
    if (attempt > jobAttemptsMax)
      return `Its lease ran out ${jobAttemptsMax} times: each run ended its process or took too long.`
    return null
  }

  async #attempt(job: LeasedJob, aborter: AbortController): Promise<{ readonly error: unknown } | null> {
    const { handlers, runMsMax } = this.#options
    // The payload was typed when the job was added; its name says which type it has.
    const handler = handlers[job.name as JobName] as (payload: unknown, scope: JobScope) => Promise<void>
    const { organizationId } = job
    const late = () => aborter.abort(new Error(`The job ran longer than ${runMsMax} ms.`))
    const timer = setTimeout(late, runMsMax)
    try {
      await handler(job.payload, { signal: aborter.signal, organizationId })
      // A handler that stops early at the abort may have left work undone.
      return aborter.signal.aborted ? { error: aborter.signal.reason } : null
    } catch (error) {
      return { error }
    } finally {
      clearTimeout(timer)
    }
  }

  async #finish({ id }: LeasedJob): Promise<void> {
    const { store, clock } = this.#options
    await store.write(({ jobs }) => jobs.finish(id, clock.nowMs()))
  }

  async #fail(job: LeasedJob, error: unknown, isStopping: boolean): Promise<void> {
    const { store, clock, log, jitter } = this.#options
    const facts = { jobId: job.id, job: job.name, attempt: job.attempt, reason: reasonOf(error) }
    if (job.attempt >= jobAttemptsMax && !isStopping) return this.#bury(job, facts.reason)
    log.warn(facts, 'a job failed and will be tried again')
    const nowMs = clock.nowMs()
    const retryAtMs = isStopping ? nowMs : nowMs + retryDelayMs(job.attempt, jitter())
    await store.write(({ jobs }) => jobs.fail(job.id, facts.reason, retryAtMs, nowMs))
  }

  async #bury({ id, name, attempt, payload, organizationId }: LeasedJob, reason: string): Promise<void> {
    const { store, clock, log, giveUps } = this.#options
    log.error({ jobId: id, job: name, attempt, reason }, 'a job is given up')
    if (Object.hasOwn(giveUps, name)) {
      // As for handlers: the name says which type the payload has.
      const giveUp = giveUps[name as JobName] as (payload: unknown, organizationId: string) => Promise<void>
      await giveUp(payload, organizationId)
    }
    await store.write(({ jobs }) => jobs.fail(id, reason, null, clock.nowMs()))
  }
}

/** Name and start of the message; a payload is never part of it unless a handler puts it there. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown failure'
}
