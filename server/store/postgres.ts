import type { Pool } from 'pg'
import type { Clock, ExchangeRecord, IdGenerator, Repositories, Store } from '../domain/ports.ts'
import { createDatabase, type Database } from './database.ts'
import { presentFault, retryCollisions } from './faults.ts'
import { type Heartbeat, startHeartbeat } from './postgres/heartbeat.ts'
import { createPool } from './postgres/pools.ts'
import { classifyPostgresFault } from './postgres/postgres-error.ts'
import { prepareDatabase } from './postgres/prepare-database.ts'
import { openPostgresSession } from './postgres/session.ts'
import { writePostgresBatch } from './postgres/write-batch.ts'
import { type OnBatch, Recorder } from './recorder.ts'
import { createRepositories } from './repositories/repositories.ts'
import { refuseNewerSchema } from './schema-version.ts'
import { shardOf } from './shard.ts'
import { StoredBefore } from './stored-before.ts'
import { withinMs } from './time-bound.ts'
import { closingStore, tooLongWrite, writeMsMax } from './write-bound.ts'

/** How PostgreSQL is opened. */
export interface PostgresStoreOptions {
  /** A `postgres://` URL. */
  readonly connectionString: string
  readonly clock: Clock
  readonly ids: IdGenerator
  /** Connections of this process, 4 to 100; default 16. */
  readonly poolMax?: number
  /** Default true: an older schema is brought up to date. False: it is refused; only an empty database gets one. */
  readonly migrates?: boolean
  /** How long one answer of the server is waited for, in milliseconds. Default: 16,000 for reads, 11,000 for writes. */
  readonly answerMsMax?: number | undefined
  /** Told once for each setting of the server that may lose what was acknowledged. */
  readonly onWarning?: (message: string) => void
  /** Told after every group commit. */
  readonly onBatch?: OnBatch
}

/** Batches of the recorder that may be on their way at once. */
const lanes = 2

/**
 * Opens PostgreSQL 15 or newer; any number of processes may share one database. Rejects with StoreStartError when
 * it cannot be reached, is too old, or was written by a newer program.
 * Transactions are READ COMMITTED: what must hold across two of them is held by a key or by one statement.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const { connectionString, clock, migrates = true, onWarning = () => {} } = options
  await prepareDatabase({ connectionString, migrates, nowMs: clock.nowMs(), onWarning })
  const store = new PostgresStore(options)
  try {
    await store.appear()
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

class PostgresStore implements Store {
  readonly kind = 'postgres'
  readonly #readPool: Pool
  readonly #writePool: Pool
  /** The recorder's and the heartbeat's own connections, which no other work can take away. */
  readonly #recordPool: Pool
  readonly #reads: Database
  readonly #writes: Database
  readonly #memory = new StoredBefore()
  readonly #recorder: Recorder
  readonly #options: PostgresStoreOptions
  readonly #server: string
  #heartbeat: Heartbeat | null = null
  #writing = 0
  #onIdle: (() => void)[] = []
  #closing: Promise<void> | null = null

  constructor(options: PostgresStoreOptions) {
    const { connectionString, ids, poolMax = 16, onBatch, answerMsMax } = options
    const recording = Math.min(lanes + 1, poolMax - 2)
    const rest = poolMax - recording
    const readers = Math.ceil(rest / 2)
    this.#options = options
    this.#server = ids.next()
    const shared = { connectionString, answerMsMax }
    this.#readPool = createPool({ ...shared, connectionsMax: readers, readOnly: true })
    this.#writePool = createPool({ ...shared, connectionsMax: rest - readers, readOnly: false })
    this.#recordPool = createPool({ ...shared, connectionsMax: recording, readOnly: false })
    this.#reads = createDatabase('postgres', () => openPostgresSession(this.#readPool))
    this.#writes = createDatabase('postgres', () => openPostgresSession(this.#writePool))
    this.#recorder = new Recorder({
      writeBatch: (rows) => retryCollisions(classifyPostgresFault, () => writePostgresBatch(this.#recordPool, rows)),
      lanes,
      shard: shardOf(this.#server),
      memory: this.#memory,
      classify: classifyPostgresFault,
      onBatch,
    })
  }

  /** Puts this server on the list of those that live. */
  async appear(): Promise<void> {
    try {
      this.#heartbeat = await startHeartbeat(this.#recordPool, this.#server)
    } catch (error) {
      throw presentFault(error, classifyPostgresFault)
    }
  }

  async read<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.#repositories(this.#reads))
    } catch (error) {
      throw presentFault(error, classifyPostgresFault)
    }
  }

  /** Every read has a connection of its own. */
  survey<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    return this.read(work)
  }

  /** `work` runs again, up to 5 times in all, when its transaction collided with another one. */
  async write<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result> {
    if (this.#closing !== null) throw closingStore()
    this.#writing += 1
    try {
      return await retryCollisions(classifyPostgresFault, () =>
        this.#writes
          .transaction()
          .execute((transaction) => withinMs(work(this.#repositories(transaction)), writeMsMax, tooLongWrite)),
      )
    } catch (error) {
      throw presentFault(error, classifyPostgresFault)
    } finally {
      this.#writing -= 1
      if (this.#writing === 0) for (const resolve of this.#onIdle.splice(0)) resolve()
    }
  }

  record(records: readonly ExchangeRecord[]): Promise<void> {
    return this.#recorder.record(records)
  }

  waitingOf(organizationId: string): number {
    return this.#recorder.waitingOf(organizationId)
  }

  /** The server's own vacuum and its log are the operator's: the privacy guide says what stays where. */
  async scrub(): Promise<void> {}

  async ping(): Promise<void> {
    try {
      await refuseNewerSchema(async (sql) => (await this.#readPool.query(sql)).rows)
    } catch (error) {
      throw presentFault(error, classifyPostgresFault)
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    await this.#recorder.close()
    if (this.#writing > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve))
    await this.#heartbeat?.stop()
    await Promise.all([this.#recordPool.end(), this.#writePool.end(), this.#readPool.end()])
  }

  #repositories(db: Database): Repositories {
    const { clock, ids } = this.#options
    const onTextsRemoved = () => this.#memory.forgetTexts()
    return createRepositories({ db, dialect: 'postgres', clock, ids, server: this.#server, onTextsRemoved })
  }
}
