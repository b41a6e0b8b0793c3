import { join } from 'node:path'
import type { Clock, ExchangeRecord, IdGenerator, Repositories, Store } from '../domain/ports.ts'
import { Problem } from '../domain/problem.ts'
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
import { DiskReserve } from './sqlite/disk-reserve.ts'
import { DiskWatch } from './sqlite/disk-watch.ts'
import { emptyLog } from './sqlite/empty-log.ts'
import { explainOpenFailure } from './sqlite/open-failure.ts'
import { makePrivateFiles } from './sqlite/private-files.ts'
import { registerServer } from './sqlite/register-server.ts'
import { shrink } from './sqlite/shrink.ts'
import { classifySqliteFault, diskFullDetail, sqliteCodeOf, sqliteCodes } from './sqlite/sqlite-error.ts'
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
  /** Most pages (of 4 kB) that the database may have; absent = no bound. Beyond it is as when the disk is full. */
  readonly pagesMax?: number
  /** Room that is kept on the disk for deletions, in bytes; default 0. */
  readonly reserveBytes?: number
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
    const bound = options.pagesMax === undefined ? {} : { pagesMax: options.pagesMax }
    const writer = await DatabaseThread.start({ role: 'writer', databasePath, lockPath, busyTimeoutMs, ...bound })
    open.push(writer)
    const run: RunStatement = async (sql, parameters) => (await writer.run(sql, parameters)).rows
    const isOlder = await prepareMigration(run, options)
    await migrate({
      run,
      types: sqliteTypes,
      nowMs: clock.nowMs(),
      begin: 'BEGIN IMMEDIATE',
      placeholder: () => '?',
    })
    if (isOlder) await letShrink(run, onWarning)
    const server = ids.next()
    if (exclusive) await registerServer(run, server, clock.nowMs())
    const reader = await DatabaseThread.start({ role: 'reader', databasePath, lockPath: null, busyTimeoutMs })
    open.push(reader)
    const reserve = new DiskReserve(dataDirectory, exclusive ? (options.reserveBytes ?? 0) : 0)
    await reserve.fill()
    return new SqliteStore(writer, reader, { ...options, clock, ids, server, reserve })
  } catch (error) {
    await Promise.all(open.map((thread) => thread.close()))
    throw explainOpenFailure(error, dataDirectory)
  }
}

/** A database of an earlier version could not give pages back; it is written anew once, when it is migrated. */
async function letShrink(run: RunStatement, onWarning: (message: string) => void): Promise<void> {
  try {
    const [row] = await run('PRAGMA auto_vacuum', [])
    if ((row as { readonly auto_vacuum?: unknown } | undefined)?.auto_vacuum === 2) return
    await run('PRAGMA auto_vacuum = INCREMENTAL', [])
    await run('VACUUM', [])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    onWarning(`The database works, but its file will not shrink when something is removed: ${reason}.`)
  }
}

/** Refuses a schema that may not be changed here, and copies a database that is about to be; true when it is about to be. */
async function prepareMigration(
  run: RunStatement,
  { dataDirectory, migrates = true, onCopied }: SqliteStoreOptions,
): Promise<boolean> {
  const applied = await readSchemaVersion(
    run,
    "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = 'schema_migrations'",
  )
  if (!migrates) refuseOtherSchema(applied)
  if (applied === 0 || applied >= knownSchemaVersion) return false
  const copyPath = join(dataDirectory, `redoubt-schema-${applied}.sqlite`)
  await copyDatabase(run, copyPath)
  onCopied?.(copyPath)
  return true
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
  readonly #disk: DiskWatch
  readonly #reserve: DiskReserve
  readonly #options: SqliteStoreOptions & { readonly server: string }
  readonly #surveyorSetup: WorkerSetup
  /** Reads what takes long; started when first needed. */
  #surveyor: Promise<DatabaseThread> | null = null
  #closing: Promise<void> | null = null

  constructor(
    writer: DatabaseThread,
    reader: DatabaseThread,
    options: SqliteStoreOptions & { readonly server: string; readonly reserve: DiskReserve },
  ) {
    this.#writer = writer
    this.#reader = reader
    this.#options = options
    this.#reserve = options.reserve
    const { dataDirectory, busyTimeoutMs = 5_000, onWarning = () => {} } = options
    this.#disk = new DiskWatch({ dataDirectory, onWarning, reserve: options.reserve })
    const databasePath = join(dataDirectory, 'redoubt.sqlite')
    this.#surveyorSetup = { role: 'reader', databasePath, lockPath: null, busyTimeoutMs }
    this.#writes = createDatabase('sqlite', async () => sessionOf(writer))
    this.#reads = createDatabase('sqlite', async () => sessionOf(reader))
    this.#recorder = new Recorder({
      writeBatch: (rows) => this.#turns.run(() => this.#disk.watch(() => writer.writeBatch(rows))),
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

  write<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    return this.#write((transaction) => this.#withReserve(transaction), work)
  }

  async #write<Result>(
    run: (transaction: () => Promise<Result>) => Promise<Result>,
    work: (repositories: Repositories) => Promise<Result>,
  ): Promise<Result> {
    if (this.#closing !== null) throw closingStore()
    const transact = () =>
      this.#writes
        .transaction()
        .execute((transaction) => withinMs(work(this.#repositories(transaction)), writeMsMax, tooLongWrite))
    try {
      return await run(() => this.#turns.run(() => this.#disk.watch(transact)))
    } catch (error) {
      throw presentFault(error, classifySqliteFault)
    }
  }

  record(records: readonly ExchangeRecord[]): Promise<void> {
    if (!this.#reserve.isReleased) return this.#recorder.record(records)
    // What was removed has to make room for the reserve first: without it the next deletion could not be written.
    void this.#reserve.fill()
    return Promise.reject(diskFull())
  }

  waitingOf(organizationId: string): number {
    return this.#recorder.waitingOf(organizationId)
  }

  async scrub(): Promise<void> {
    if (this.#closing !== null) throw closingStore()
    const { busyTimeoutMs } = this.#surveyorSetup
    try {
      const log = { writer: this.#writer, turns: this.#turns, busyTimeoutMs }
      await this.#withReserve(() => emptyLog(log))
      if (await shrink(log)) await emptyLog(log)
      await this.#reserve.fill()
    } catch (error) {
      throw presentFault(error, classifySqliteFault)
    }
  }

  async ping(): Promise<void> {
    if (this.#reserve.isReleased && !(await this.#reserve.fill())) throw diskFull()
    // Whether there is room again only a write can tell.
    if (this.#disk.isFull) await this.#probeDisk()
    await Promise.all([
      this.#writer.run('SELECT 1'),
      refuseNewerSchema(async (sql) => (await this.#reader.run(sql)).rows),
    ])
  }

  /** Runs a write; when the disk is full, once more with the room that was kept for it. */
  async #withReserve<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write()
    } catch (error) {
      if (sqliteCodeOf(error) !== sqliteCodes.full || !(await this.#reserve.release())) throw error
      // What waits in the log has to find its place first, so that the log begins anew.
      const { busyTimeoutMs } = this.#surveyorSetup
      await emptyLog({ writer: this.#writer, turns: this.#turns, busyTimeoutMs }).catch(() => undefined)
      return write()
    }
  }

  /** Writes as much as a check may and takes it away again; rejects when there is no room for it. */
  async #probeDisk(): Promise<void> {
    const set = (value: string) =>
      this.#write(
        (transaction) => transaction(),
        ({ settings }) => settings.set(probeName, value),
      )
    await set('x'.repeat(probeLength))
    await set('')
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

/** The setting that is written to see whether there is room: about as long as the longest text that a check may bring. */
const probeName = 'disk-probe'
const probeLength = 1_000_000

function diskFull(): Problem {
  return new Problem('overloaded', diskFullDetail, { retryAfterSeconds: 2 })
}

function sessionOf(thread: DatabaseThread) {
  return {
    run: (sql: string, parameters: readonly unknown[]) => thread.run(sql, parameters),
    release: () => {},
  }
}
