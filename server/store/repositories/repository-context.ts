import type { Clock, IdGenerator } from '../../domain/ports.ts'
import type { Database, SqlDialect } from '../database.ts'

/** What repositories stand on. */
export interface RepositoryContext {
  /** One connection or one transaction. */
  readonly db: Database
  readonly dialect: SqlDialect
  readonly clock: Clock
  readonly ids: IdGenerator
  /** The id of this process among those that write to the database. */
  readonly server: string
  /** To be told when texts were removed. */
  readonly onTextsRemoved: () => void
}
