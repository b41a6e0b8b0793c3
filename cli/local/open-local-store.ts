import type { Config } from '../../server/config.ts'
import type { Store } from '../../server/domain/ports.ts'
import { systemClock, systemIds } from '../../server/process-ports.ts'
import { openPostgresStore } from '../../server/store/postgres.ts'
import { openSqliteStore } from '../../server/store/sqlite.ts'

/** Opens the database of the settings beside a service that may be running. Rejects with `StoreStartError`. */
export function openLocalStore(config: Config): Promise<Store> {
  const shared = { clock: systemClock, ids: systemIds }
  if (config.databaseUrl === null) {
    return openSqliteStore({ ...shared, dataDirectory: config.dataDirectory, exclusive: false })
  }
  return openPostgresStore({ ...shared, connectionString: config.databaseUrl, poolMax: 4 })
}
