import type { Config } from '../../server/config.ts'
import type { Store } from '../../server/domain/ports.ts'
import { systemClock, systemIds } from '../../server/process-ports.ts'
import { openPostgresStore } from '../../server/store/postgres.ts'
import { openSqliteStore } from '../../server/store/sqlite.ts'

/**
 * Opens the database of the settings beside a service that may be running, whose schema it leaves as it is. Rejects with
 * `StoreStartError` when that is another version's.
 */
export function openLocalStore(config: Config): Promise<Store> {
  const shared = { clock: systemClock, ids: systemIds, migrates: false }
  if (config.databaseUrl === null) {
    return openSqliteStore({ ...shared, dataDirectory: config.dataDirectory, exclusive: false })
  }
  return openPostgresStore({ ...shared, connectionString: config.databaseUrl, poolMax: 4 })
}
