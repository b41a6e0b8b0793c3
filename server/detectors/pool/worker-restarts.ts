import type { WorkerLink } from './worker-link.ts'

/** A worker that answered this many tasks is replaced at once; one that fails sooner waits longer each time. */
const goodTasksMin = 10

const delayMsMax = 10_000

/** Starts workers again that were lost, at once or, where one keeps failing, later each time. */
export class WorkerRestarts {
  readonly #failedStarts = new Map<WorkerLink, number>()
  readonly #timers = new Set<NodeJS.Timeout>()

  /** To be called once for each loss. */
  restart(link: WorkerLink): void {
    const failedStarts = link.answered >= goodTasksMin ? 1 : (this.#failedStarts.get(link) ?? 0) + 1
    this.#failedStarts.set(link, failedStarts)
    const delayMs = failedStarts === 1 ? 0 : Math.min(delayMsMax, 25 * 2 ** failedStarts)
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void link.start()
    }, delayMs)
    this.#timers.add(timer)
  }

  /** Starts nothing any more. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
