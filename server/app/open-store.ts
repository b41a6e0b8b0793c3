import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Clock, Store } from '../domain/ports.ts'
import { systemIds } from '../process-ports.ts'
import { openPostgresStore } from '../store/postgres.ts'
import { openSqliteStore } from '../store/sqlite.ts'

/** PostgreSQL where one is configured, SQLite in the data directory where not. Rejects when it cannot be opened. */
export function openStore(
  config: Config,
  log: FastifyBaseLogger,
  {
    clock,
    onBatch,
    answerMsMax,
  }: {
    readonly clock: Clock
    readonly onBatch: (records: number, durationMs: number) => void
    readonly answerMsMax: number | undefined
  },
): Promise<Store> {
  const shared = { clock, ids: systemIds, onBatch }
  if (config.databaseUrl === null) {
    return openSqliteStore({
      ...shared,
      dataDirectory: config.dataDirectory,
      exclusive: true,
      onWarning: (message) => log.warn(message),
      reserveBytes: config.diskReserveMb * 1_048_576,
      onCopied: (path) => log.info({ path }, 'the database was copied before its schema is brought up to date'),
    })
  }
  return openPostgresStore({
    ...shared,
    connectionString: config.databaseUrl,
    poolMax: config.databasePoolMax,
    answerMsMax,
    onWarning: (message: string) => log.warn(message),
  })
}
