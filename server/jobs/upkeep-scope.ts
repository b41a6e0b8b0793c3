import type { Clock, IdGenerator, Store } from '../domain/ports.ts'
import type { JobRunnerOptions } from './runner.ts'

/** What the job handlers need. */
export interface UpkeepScope {
  readonly store: Store
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly log: JobRunnerOptions['log']
}
