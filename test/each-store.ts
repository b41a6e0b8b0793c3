import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { after, describe } from 'node:test'
import pg from 'pg'
import type { Clock, IdGenerator, Store } from '../server/domain/ports.ts'
import { openPostgresStore } from '../server/store/postgres.ts'
import type { OnBatch } from '../server/store/recorder.ts'
import { openSqliteStore } from '../server/store/sqlite.ts'
import { copyEmbeddedTemplate, embeddedFile } from './embedded-database.ts'
import { createDatabase, type TestDatabase } from './postgres-database.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

/** How a test wants its store. */
export interface OpenOptions {
  /** Stores of one test file with the same name share a database; default: one of its own for each call, with nothing in it but the schema. */
  readonly database?: string
  /** Default: the system's time. */
  readonly clock?: Clock
  /** Default: random UUIDs. */
  readonly ids?: IdGenerator
  readonly onBatch?: OnBatch
  /** Embedded only; default true. */
  readonly exclusive?: boolean
}

/** Opens a store, which is closed and deleted after the suite. */
export type OpenStore = (options?: OpenOptions) => Promise<Store>

/** What a suite gets beside `open`. */
export interface StorePlace {
  /** Runs SQL behind the back of a store on the named database, with `?` for each parameter. */
  raw(database: string, sql: string, parameters?: readonly (string | number | null)[]): Promise<readonly unknown[]>
  /** The folder or the URL of the named database. */
  locate(database: string): Promise<string>
}

/** Defines the same tests for the embedded store and for PostgreSQL, the second on a real server. */
export function eachStore(define: (name: 'embedded' | 'postgres', open: OpenStore, place: StorePlace) => void): void {
  for (const name of ['embedded', 'postgres'] as const) {
    describe(name, () => {
      const places = name === 'embedded' ? new Folders() : new Databases()
      const opened: Store[] = []
      after(async () => {
        await Promise.all(opened.map((store) => store.close()))
        await places.remove()
      })
      const open: OpenStore = async ({ database = randomUUID(), ...options } = {}) => {
        const store = await places.open(database, { clock: systemClock, ids: randomIds, ...options })
        opened.push(store)
        return store
      }
      define(name, open, places)
    })
  }
}

/** Creates an empty database on the test server: the one at TEST_POSTGRES_URL, else one that is started for this process. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(await serverOfThisProcess())
}

/** The same with the present schema, as a service leaves it; a copy of TEST_POSTGRES_TEMPLATE where that is named. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  return createDatabase(await serverOfThisProcess(), process.env.TEST_POSTGRES_TEMPLATE)
}

const systemClock: Clock = { nowMs: () => Date.now() }
const randomIds: IdGenerator = { next: () => randomUUID() }

type StoreSettings = OpenOptions & { readonly clock: Clock; readonly ids: IdGenerator }

interface Places extends StorePlace {
  open(database: string, settings: StoreSettings): Promise<Store>
  remove(): Promise<void>
}

class Folders implements Places {
  readonly #folders = new Map<string, Promise<string>>()

  async open(database: string, settings: StoreSettings): Promise<Store> {
    return openSqliteStore({ ...settings, dataDirectory: await this.locate(database) })
  }

  locate(database: string): Promise<string> {
    const folder = this.#folders.get(database) ?? this.#make()
    this.#folders.set(database, folder)
    return folder
  }

  async #make(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'redoubt-store-'))
    copyEmbeddedTemplate(folder)
    return folder
  }

  async raw(database: string, sql: string, parameters: readonly SQLInputValue[] = []): Promise<readonly unknown[]> {
    const db = new DatabaseSync(join(await this.locate(database), embeddedFile), { timeout: 5_000 })
    try {
      return db.prepare(sql).all(...parameters)
    } finally {
      db.close()
    }
  }

  async remove(): Promise<void> {
    for (const folder of this.#folders.values()) await rm(await folder, { recursive: true, force: true })
  }
}

class Databases implements Places {
  readonly #databases = new Map<string, Promise<TestDatabase>>()

  async open(database: string, settings: StoreSettings): Promise<Store> {
    return openPostgresStore({ ...settings, connectionString: await this.locate(database) })
  }

  async locate(database: string): Promise<string> {
    const created = this.#databases.get(database) ?? createMigratedDatabase()
    this.#databases.set(database, created)
    return (await created).url
  }

  async raw(database: string, sql: string, parameters: readonly unknown[] = []): Promise<readonly unknown[]> {
    const client = new pg.Client({ connectionString: await this.locate(database) })
    await client.connect()
    try {
      let index = 0
      const text = sql.replaceAll('?', () => `$${++index}`)
      return (await client.query({ text, values: [...parameters] })).rows
    } finally {
      await client.end()
    }
  }

  async remove(): Promise<void> {
    for (const database of this.#databases.values()) await (await database).drop()
  }
}

let ownServer: Promise<PostgresServer> | null = null
after(async () => (await ownServer)?.stop())

async function serverOfThisProcess(): Promise<string> {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return given
  ownServer ??= startPostgresServer()
  return (await ownServer).url
}
