import type { Clock, IdGenerator, Store } from '../domain/ports.ts'
import type { JobLog } from './runner.ts'

/** What the job handlers need. */
export interface UpkeepScope {
  readonly store: Store
  readonly clock: Clock
  readonly ids: IdGenerator
  /** How long rows are kept, in days; absent = the default. */
  readonly rowsKeptDays?: number
  /** Takes facts and one sentence; never a text of a user. */
  readonly log: JobLog & { info(facts: object, message: string): void }
}
