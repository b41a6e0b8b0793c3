import { readConfig } from '../../server/config.ts'
import { systemClock, systemIds } from '../../server/process-ports.ts'
import { openPostgresStore } from '../../server/store/postgres.ts'
import { knownSchemaVersion } from '../../server/store/schema-version.ts'
import { openSqliteStore } from '../../server/store/sqlite.ts'
import type { Command } from '../command.ts'

/** `redoubt migrate`. */
export const migrate: Command = {
  name: 'migrate',
  summary:
    'Brings the database of the settings to the schema of this version, as the service does when it starts. The embedded database is copied before; it must not be in use.',
  positionals: [],
  options: {},
  examples: ['redoubt migrate'],
  async run(_given, { env, print }) {
    const config = readConfig(env)
    const shared = { clock: systemClock, ids: systemIds, onWarning: print }
    const onCopied = (path: string) => print(`copy            ${path}`)
    const store =
      config.databaseUrl === null
        ? await openSqliteStore({ ...shared, dataDirectory: config.dataDirectory, exclusive: true, onCopied })
        : await openPostgresStore({ ...shared, connectionString: config.databaseUrl, poolMax: 4 })
    await store.close()
    print(`schema version  ${knownSchemaVersion}`)
    return 0
  },
}
