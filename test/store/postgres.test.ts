import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { openPostgresStore } from '../../server/store/postgres.ts'
import { createTestDatabase } from '../each-store.ts'
import type { TestDatabase } from '../postgres-database.ts'
import { aRecord, newPlace } from './fixtures.ts'

const shared = { clock: { nowMs: () => Date.now() }, ids: { next: () => randomUUID() } }
let database: TestDatabase

describe('PostgreSQL', () => {
  before(async () => {
    database = await createTestDatabase()
  })
  after(() => database.drop())

  test('a server that does not answer is told in plain words', async () => {
    await assert.rejects(openPostgresStore({ ...shared, connectionString: 'postgres://x@127.0.0.1:1/x' }), {
      name: 'StoreStartError',
      message: /The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
    })
  })

  test('synchronous_commit = off is told and overruled', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await asAdmin(`ALTER DATABASE ${name} SET synchronous_commit = off`)
    const warnings: string[] = []
    const store = await openPostgresStore({
      ...shared,
      connectionString: database.url,
      onWarning: (warning) => warnings.push(warning),
    })
    assert.ok(warnings.some((warning) => warning.includes('synchronous_commit = off')))
    // Takes the place of a look into the sessions: a trigger that refuses rows which would not be flushed.
    await asAdmin(`CREATE FUNCTION refuse_unsafe() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF current_setting('synchronous_commit') <> 'on' THEN RAISE 'not durable'; END IF; RETURN NEW; END $$`)
    for (const table of ['messages', 'organizations']) {
      await asAdmin(`CREATE TRIGGER safe BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_unsafe()`)
    }
    const where = await newPlace(store)
    await store.record([aRecord(where)])
    await asAdmin(`ALTER DATABASE ${name} RESET synchronous_commit`)
    await store.close()
  })

  test('a transaction that collides with others is run again until it succeeds', async () => {
    const store = await openPostgresStore({ ...shared, connectionString: database.url })
    const rounds = { first: 0, second: 0 }
    let held = 0
    const bothHold = Promise.withResolvers<void>()
    // Each locks one row and then wants the other's: PostgreSQL ends one of them as a deadlock.
    const crosswise = (round: 'first' | 'second', mine: string, theirs: string) =>
      store.write(async ({ settings }) => {
        rounds[round] += 1
        await settings.set(mine, round)
        held += 1
        if (held >= 2) bothHold.resolve()
        await bothHold.promise
        await settings.set(theirs, round)
      })
    await store.write(async ({ settings }) => {
      await settings.set('x', '')
      await settings.set('y', '')
    })
    await Promise.all([crosswise('first', 'x', 'y'), crosswise('second', 'y', 'x')])
    assert.equal(rounds.first + rounds.second, 3)
    const [x, y] = await store.read(({ settings }) => Promise.all([settings.get('x'), settings.get('y')]))
    assert.equal(x, y)
    await store.close()
  })

  test('a store whose connections are cut refuses what was on its way and works again at once', async () => {
    const store = await openPostgresStore({ ...shared, connectionString: database.url })
    const where = await newPlace(store)
    await store.record([aRecord(where)])
    await asAdmin(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await store.record([aRecord(where)]).catch(() => {})
    await store.record([aRecord(where)])
    await store.ping()
    await store.close()
  })
})

async function asAdmin(sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
