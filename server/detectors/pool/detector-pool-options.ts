import type { TaskMetrics } from './pending-task.ts'

/** How a pool is set up. */
export interface DetectorPoolOptions {
  /** Worker threads, 1 to 64. Default: one for each core, at most 8. */
  readonly size?: number | undefined
  /** The most tasks that wait, three quarters of them of one organization; one more is refused. Default 1,024. */
  readonly queueMax?: number | undefined
  /** A task that finds no worker for so long is refused, in milliseconds. Default 10,000. */
  readonly waitMsMax?: number | undefined
  /** A task that runs longer loses its worker and fails what it had not finished. Default 5,000. */
  readonly taskTimeoutMs?: number | undefined
  /** How long `close` waits for running tasks. Default 10,000. */
  readonly closeTimeoutMs?: number | undefined
  /** File URL of the module that exports the `catalogue`, or `openCatalogue`. */
  readonly catalogueModule: string
  /** Called after each answered task. */
  readonly onTask?: ((metrics: TaskMetrics) => void) | undefined
  /** Called when a worker hung or ended by itself, and is replaced. */
  readonly onWorkerLost?: ((reason: 'hung' | 'ended') => void) | undefined
}
