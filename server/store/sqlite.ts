import { join } from 'node:path'
import type { Clock, ExchangeRecord, IdGenerator, Repositories, Store } from '../domain/ports.ts'
import { createDatabase, type Database } from './database.ts'
import { makeDurableDirectory } from './durable-directory.ts'
import { presentFault } from './faults.ts'
import { migrate } from './migrate.ts'
import { sqliteTypes } from './migrations/migration.ts'
import { type OnBatch, Recorder } from './recorder.ts'
import { createRepositories } from './repositories/repositories.ts'
import type { RunStatement } from './run-statement.ts'
import { knownSchemaVersion, readSchemaVersion, refuseNewerSchema, refuseOtherSchema } from './schema-version.ts'
import { shardOf } from './shard.ts'
import { copyDatabase } from './sqlite/copy-database.ts'
import { DatabaseThread } from './sqlite/database-thread.ts'
import { emptyLog } from './sqlite/empty-log.ts'
import { explainOpenFailure } from './sqlite/open-failure.ts'
import { makePrivateFiles } from './sqlite/private-files.ts'
import { registerServer } from './sqlite/register-server.ts'
import { classifySqliteFault } from './sqlite/sqlite-error.ts'
import type { WorkerSetup } from './sqlite/worker-protocol.ts'
import { StoredBefore } from './stored-before.ts'
import { withinMs } from './time-bound.ts'
import { Turns } from './turns.ts'
import { closingStore, tooLongWrite, writeMsMax } from './write-bound.ts'

/** How the embedded database is opened. */
export interface SqliteStoreOptions {
  /** Holds the database and nothing else; created with mode 0700 where missing. */
  readonly dataDirectory: string
  readonly clock: Clock
  readonly ids: IdGenerator
  /** Default true: no other server may open the directory. False for local commands, which may work beside a server. */
  readonly exclusive?: boolean
  /** Default true: an older schema is brought up to date, after a copy. False: it is refused; only an empty database gets one. */
  readonly migrates?: boolean
  /** Told the path of the copy that was made before a migration. */
  readonly onCopied?: (path: string) => void
  /** Told of each file or folder that other users of the machine may read. */
  readonly onWarning?: (message: string) => void
  /** How long a write waits for another process, in milliseconds; default 5,000. */
  readonly busyTimeoutMs?: number
  /** Told after every group commit. */
  readonly onBatch?: OnBatch
}

/**
 * Opens the embedded database: one thread writes, another reads, so that a long read never delays a write.
 * Rejects with StoreStartError when the directory cannot be used, is in use, or was written by a newer program.
 */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<Store> {
  const { dataDirectory, clock, ids, exclusive = true, busyTimeoutMs = 5_000, onWarning = () => {} } = options
  const databasePath = join(dataDirectory, 'redoubt.sqlite')
  const lockPath = exclusive ? join(dataDirectory, 'server-lock.sqlite') : null
  const open: DatabaseThread[] = []
  try {
    await makeDurableDirectory(dataDirectory)
    for (const path of await makePrivateFiles(dataDirectory)) {
      onWarning(`Other users of this machine may look into ${path}: take their rights away (chmod go-rwx).`)
    }
    const writer = await DatabaseThread.start({ role: 'writer', databasePath, lockPath, busyTimeoutMs })
    open.push(writer)
    const run: RunStatement = async (sql, parameters) => (await writer.run(sql, parameters)).rows
    await prepareMigration(run, options)
    await migrate({
      run,
      types: sqliteTypes,
      nowMs: clock.nowMs(),
      begin: 'BEGIN IMMEDIATE',
      placeholder: () => '?',
    })
    const server = ids.next()
    if (exclusive) await registerServer(run, server, clock.nowMs())
    const reader = await DatabaseThread.start({ role: 'reader', databasePath, lockPath: null, busyTimeoutMs })
    open.push(reader)
    return new SqliteStore(writer, reader, { ...options, server })
  } catch (error) {
    await Promise.all(open.map((thread) => thread.close()))
    throw explainOpenFailure(error, dataDirectory)
  }
}

/** Refuses a schema that may not be changed here, and copies a database that is about to be. */
async function prepareMigration(
  run: RunStatement,
  { dataDirectory, migrates = true, onCopied }: SqliteStoreOptions,
): Promise<void> {
  const applied = await readSchemaVersion(
    run,
    "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = 'schema_migrations'",
  )
  if (!migrates) refuseOtherSchema(applied)
  if (applied === 0 || applied >= knownSchemaVersion) return
  const copyPath = join(dataDirectory, `redoubt-schema-${applied}.sqlite`)
  await copyDatabase(run, copyPath)
  onCopied?.(copyPath)
}

class SqliteStore implements Store {
  readonly kind = 'embedded'
  readonly #writer: DatabaseThread
  readonly #reader: DatabaseThread
  readonly #writes: Database
  readonly #reads: Database
  readonly #turns = new Turns()
  readonly #memory = new StoredBefore()
  readonly #recorder: Recorder
  readonly #options: SqliteStoreOptions & { readonly server: string }
  readonly #surveyorSetup: WorkerSetup
  /** Reads what takes long; started when first needed. */
  #surveyor: Promise<DatabaseThread> | null = null
  #closing: Promise<void> | null = null

  constructor(
    writer: DatabaseThread,
    reader: DatabaseThread,
    options: SqliteStoreOptions & { readonly server: string },
  ) {
    this.#writer = writer
    this.#reader = reader
    this.#options = options
    const { dataDirectory, busyTimeoutMs = 5_000 } = options
    const databasePath = join(dataDirectory, 'redoubt.sqlite')
    this.#surveyorSetup = { role: 'reader', databasePath, lockPath: null, busyTimeoutMs }
    this.#writes = createDatabase('sqlite', async () => sessionOf(writer))
    this.#reads = createDatabase('sqlite', async () => sessionOf(reader))
    this.#recorder = new Recorder({
      writeBatch: (rows) => this.#turns.run(() => writer.writeBatch(rows)),
      lanes: 1,
      shard: shardOf(options.server),
      memory: this.#memory,
      classify: classifySqliteFault,
      onBatch: options.onBatch,
    })
  }

  async read<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.#repositories(this.#reads))
    } catch (error) {
      throw presentFault(error, classifySqliteFault)
    }
  }

  async survey<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    if (this.#closing !== null) throw closingStore()
    try {
      const surveyor = await this.#openSurveyor()
      return await work(this.#repositories(createDatabase('sqlite', async () => sessionOf(surveyor))))
    } catch (error) {
      throw presentFault(error, classifySqliteFault)
    }
  }

  async write<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    if (this.#closing !== null) throw closingStore()
    try {
      return await this.#turns.run(() =>
        this.#writes
          .transaction()
          .execute((transaction) => withinMs(work(this.#repositories(transaction)), writeMsMax, tooLongWrite)),
      )
    } catch (error) {
      throw presentFault(error, classifySqliteFault)
    }
  }

  record(records: readonly ExchangeRecord[]): Promise<void> {
    return this.#recorder.record(records)
  }

  async scrub(): Promise<void> {
    if (this.#closing !== null) throw closingStore()
    const { busyTimeoutMs } = this.#surveyorSetup
    try {
      await emptyLog({ writer: this.#writer, turns: this.#turns, busyTimeoutMs })
    } catch (error) {
      throw presentFault(error, classifySqliteFault)
    }
  }

  async ping(): Promise<void> {
    await Promise.all([
      this.#writer.run('SELECT 1'),
      refuseNewerSchema(async (sql) => (await this.#reader.run(sql)).rows),
    ])
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    await this.#recorder.close()
    await this.#turns.idle()
    // The reader goes first, so that the writer can fold the log into the database as it leaves.
    await this.#reader.close()
    await (await this.#surveyor?.catch(() => null))?.close()
    await this.#writer.close()
  }

  #openSurveyor(): Promise<DatabaseThread> {
    if (this.#surveyor !== null) return this.#surveyor
    const surveyor = DatabaseThread.start(this.#surveyorSetup)
    this.#surveyor = surveyor
    surveyor.catch(() => {
      // The next survey tries again.
      this.#surveyor = null
    })
    return surveyor
  }

  #repositories(db: Database): Repositories {
    const { clock, ids, server } = this.#options
    const onTextsRemoved = () => this.#memory.forgetTexts()
    return createRepositories({ db, dialect: 'sqlite', clock, ids, server, onTextsRemoved })
  }
}

function sessionOf(thread: DatabaseThread) {
  return {
    run: (sql: string, parameters: readonly unknown[]) => thread.run(sql, parameters),
    release: () => {},
  }
}
