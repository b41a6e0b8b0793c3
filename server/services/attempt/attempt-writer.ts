import type { AttemptChange } from '../../domain/attack-run/attack-run-repository.ts'
import type { NewJob } from '../../domain/job/job.ts'
import type { Store } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'

/** What is kept together. */
export interface AttemptWrite {
  readonly change: AttemptChange
  /** Added in the same transaction; null = none. */
  readonly job: NewJob | null
}

interface Waiting extends AttemptWrite {
  readonly resolve: (isKept: boolean) => void
  readonly reject: (reason: unknown) => void
}

/** Changes in one transaction, at most. */
const batchMax = 64

/** Changes that wait, at most. */
const waitingMax = 2_000

/** Keys of jobs that are known to be there already, at most. */
const knownJobsMax = 200

/**
 * Keeps changes of attempts durably. All that wait share one transaction (group commit), because a transaction of its
 * own for each turn would cost a flush of the disk each. One transaction after the other: a second one at the same time
 * would mostly wait for the lock of the run, and both would be smaller.
 */
export class AttemptWriter {
  readonly #store: Store
  readonly #knownJobs = new Set<string>()
  #waiting: Waiting[] = []
  #isBusy = false

  constructor(store: Store) {
    this.#store = store
  }

  /**
   * Resolves, once it is durable, with true; with false when somebody else changed the attempt since it was read: then
   * nothing of it was kept. Rejects with Problem `overloaded` when too many wait.
   */
  keep(write: AttemptWrite): Promise<boolean> {
    if (this.#waiting.length >= waitingMax) {
      return Promise.reject(new Problem('overloaded', 'Too many turns wait to be stored.', { retryAfterSeconds: 1 }))
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...write, resolve, reject })
      this.#start()
    })
  }

  #start(): void {
    if (this.#isBusy || this.#waiting.length === 0) return
    this.#isBusy = true
    void this.#write(this.#take()).finally(() => {
      this.#isBusy = false
      this.#start()
    })
  }

  /** Two changes of one attempt do not meet in a batch: the second has to find that it came too late. */
  #take(): readonly Waiting[] {
    const batch = new Map<string, Waiting>()
    const rest: Waiting[] = []
    for (const item of this.#waiting) {
      const { id } = item.change.attempt
      if (batch.size < batchMax && !batch.has(id)) batch.set(id, item)
      else rest.push(item)
    }
    this.#waiting = rest
    return [...batch.values()]
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const jobs = this.#newJobs(batch)
    try {
      const kept = await this.#store.write(async (repositories) => {
        const ids = await repositories.attackRuns.keep(batch.map(({ change }) => change))
        for (const job of jobs) await repositories.jobs.add(job)
        return ids
      })
      this.#remember(jobs)
      for (const { change, resolve } of batch) resolve(kept.has(change.attempt.id))
    } catch (error) {
      if (batch.length === 1 || error instanceof Problem) {
        for (const { reject } of batch) reject(error)
        return
      }
      // One of them cannot be stored; the others must not suffer for it.
      for (const item of batch) await this.#write([item])
    }
  }

  #newJobs(batch: readonly Waiting[]): readonly NewJob[] {
    const jobs = new Map<string, NewJob>()
    for (const { job } of batch) {
      if (job?.uniqueKey && !this.#knownJobs.has(job.uniqueKey)) jobs.set(job.uniqueKey, job)
    }
    return [...jobs.values()]
  }

  #remember(jobs: readonly NewJob[]): void {
    for (const { uniqueKey } of jobs) if (uniqueKey !== null) this.#knownJobs.add(uniqueKey)
    for (const key of this.#knownJobs) {
      if (this.#knownJobs.size <= knownJobsMax) return
      this.#knownJobs.delete(key)
    }
  }
}
