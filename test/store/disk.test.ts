import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { systemIds } from '../../server/process-ports.ts'
import { applyRetention } from '../../server/services/upkeep/apply-retention.ts'
import { openSqliteStore, type SqliteStoreOptions } from '../../server/store/sqlite.ts'
import { aRecord, newPlace, noon, stillClock } from './fixtures.ts'
import { withoutPeople } from './without-people.fixture.ts'
import { withoutTurnOutcomes } from './without-turn-outcomes.fixture.ts'

const day = 86_400_000
let root: string
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'redoubt-disk-'))
})
after(() => rm(root, { recursive: true, force: true }))

/** A store with a project that keeps texts for a day. */
async function aStore(options: Partial<SqliteStoreOptions> = {}) {
  const dataDirectory = join(root, randomUUID())
  const clock = stillClock()
  const store = await openSqliteStore({ clock, ids: systemIds, dataDirectory, ...options })
  const place = await newPlace(store, { dataRetentionDays: 1 })
  const say = () =>
    store.record([aRecord(place, { text: `${randomUUID()} ${'word '.repeat(40_000)}`, createdAtMs: noon })])
  const retain = () => applyRetention({ store, clock }, new AbortController().signal)
  const path = join(dataDirectory, 'redoubt.sqlite')
  const bytes = async () => (await stat(path)).size
  return { dataDirectory, clock, store, say, retain, bytes, path }
}

test('the file shrinks when what it held is removed', async () => {
  const { store, say, retain, bytes, clock } = await aStore()
  for (let count = 0; count < 40; count += 1) await say()
  await store.scrub()
  const full = await bytes()
  assert.ok(full > 8_000_000, String(full))
  clock.move(2 * day)
  assert.equal((await retain()).texts, 40)
  const left = await bytes()
  assert.ok(left < 3_000_000, `${left} of ${full} bytes are left`)
  await store.close()
})

test('a database of an earlier version learns to shrink when it is migrated', async () => {
  const { store, path, dataDirectory, clock } = await aStore()
  await store.close()
  const db = new DatabaseSync(path)
  db.exec('PRAGMA auto_vacuum = NONE; VACUUM; DROP INDEX erasures_completed')
  db.exec('ALTER TABLE projects DROP COLUMN second_opinion; DROP INDEX configuration_snapshots_age')
  db.exec('ALTER TABLE configuration_snapshots DROP COLUMN last_used_at; ALTER TABLE messages DROP COLUMN upstream')
  db.exec(withoutPeople.join(';'))
  db.exec('DROP TABLE sessions; DROP TABLE sign_in_codes')
  db.exec(withoutTurnOutcomes.join(';'))
  db.exec('DELETE FROM schema_migrations WHERE version >= 15')
  assert.equal(db.prepare('PRAGMA auto_vacuum').get()?.auto_vacuum, 0)
  db.close()
  await (await openSqliteStore({ clock, ids: systemIds, dataDirectory })).close()
  const after = new DatabaseSync(path, { readOnly: true })
  assert.equal(after.prepare('PRAGMA auto_vacuum').get()?.auto_vacuum, 2)
  after.close()
})

test('while the disk is full readiness and log name it, what is old is still removed, and then all is well again', async () => {
  const warnings: string[] = []
  const onWarning = (message: string) => warnings.push(message)
  const { store, say, retain, clock, dataDirectory } = await aStore({
    pagesMax: 1_000,
    reserveBytes: 1_048_576,
    onWarning,
  })
  await store.ping()
  const isFull = { code: 'overloaded', message: /disk that holds the data directory is full/ }
  await assert.rejects(async () => {
    for (let count = 0; count < 100; count += 1) await say()
  }, isFull)
  await assert.rejects(store.ping(), isFull)
  assert.equal(warnings.length, 1)
  assert.match(warnings[0] ?? '', /is full: nothing can be stored/)
  assert.ok(warnings[0]?.includes(dataDirectory))
  const reserve = () => stat(join(dataDirectory, 'disk-reserve'))
  assert.deepEqual([(await reserve()).size, (await reserve()).mode & 0o777], [1_048_576, 0o600])
  // What manages or removes something may use the room that is kept for it; checks may not, and wait until it is there again.
  await assert.rejects(
    store.write(({ settings }) => settings.set('large', 'x'.repeat(1_000_000))),
    isFull,
  )
  await assert.rejects(reserve(), { code: 'ENOENT' })
  await assert.rejects(say(), isFull)
  clock.move(2 * day)
  assert.ok((await retain()).texts > 5)
  assert.equal((await reserve()).size, 1_048_576)
  await store.ping()
  await say()
  assert.match(warnings[1] ?? '', /has room again/)
  await store.close()
})
