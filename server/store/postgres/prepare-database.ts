import { Client } from 'pg'
import { migrate } from '../migrate.ts'
import { postgresTypes } from '../migrations/migration.ts'
import type { RunStatement } from '../run-statement.ts'
import { readSchemaVersion, refuseOtherSchema } from '../schema-version.ts'
import { StoreStartError } from '../start-error.ts'
import { checkServer } from './check-server.ts'

/** What preparing needs. */
export interface Preparation {
  /** With its password. */
  readonly connectionString: string
  /** Whether an older schema may be brought up to date. */
  readonly migrates: boolean
  readonly nowMs: number
  /** Told of settings of the server that do not suit. */
  readonly onWarning: (message: string) => void
}

/** The name under which servers that start at once wait for each other; any constant that nobody else uses. */
const migrationLock = 7_305_811_402_113

const hasVersions = "SELECT 1 AS found WHERE to_regclass('schema_migrations') IS NOT NULL"

/** Checks the server and brings the schema up to date, one process at a time. Rejects with StoreStartError. */
export async function prepareDatabase({ connectionString, migrates, nowMs, onWarning }: Preparation): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'redoubt migrations',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    for (const warning of await checkServer(client)) onWarning(warning)
    await client.query('SET synchronous_commit = on')
    // Let go by the server when the connection ends, however it ends.
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    const run: RunStatement = async (text, parameters = []) =>
      (await client.query({ text, values: [...parameters] })).rows
    if (!migrates) refuseOtherSchema(await readSchemaVersion(run, hasVersions))
    await migrate({
      run,
      types: postgresTypes,
      nowMs,
      begin: 'BEGIN',
      placeholder: (index) => `$${index}`,
    })
  } catch (error) {
    if (error instanceof StoreStartError) throw error
    const reason = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error)
    throw new StoreStartError(`The database of DATABASE_URL cannot be used: ${reason}`, error)
  } finally {
    await client.end().catch(() => {})
  }
}
