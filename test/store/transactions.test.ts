import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Repositories } from '../../server/domain/ports.ts'
import { rotatedKeys } from '../../server/store/migrations/0005-rotated-keys.ts'
import { migrations } from '../../server/store/migrations/catalogue.ts'
import { postgresTypes, sqliteTypes } from '../../server/store/migrations/migration.ts'
import { eachStore } from '../each-store.ts'
import { aRecord, newOrganization, newPlace, noon } from './fixtures.ts'

eachStore((name, open, place) => {
  test('a write that fails leaves nothing behind, in no table', async () => {
    const store = await open()
    const organizationId = randomUUID()
    const failing = store.write(async ({ organizations, settings, credits }) => {
      await organizations.insert({ id: organizationId, name: 'Acme', createdAtMs: noon })
      await settings.set('a', '1')
      await credits.book({ id: randomUUID(), organizationId, kind: 'test', amount: 1, atMs: noon })
      throw new Error('in the middle')
    })
    await assert.rejects(failing, /in the middle/)
    await store.read(async ({ organizations, settings, credits }) => {
      assert.equal(await organizations.find(organizationId), null)
      assert.equal(await settings.get('a'), null)
      assert.equal(await credits.balance(organizationId), null)
    })
  })

  test('work that goes on after its transaction has ended cannot write', async () => {
    const store = await open()
    const leaked: Repositories[] = []
    await store.write(async (repositories) => void leaked.push(repositories))
    const failing = store.write(async (repositories) => {
      leaked.push(repositories)
      throw new Error('given up')
    })
    await assert.rejects(failing, /given up/)
    for (const { settings } of leaked) await assert.rejects(settings.set('a', '1'))
    assert.equal(await store.read(({ settings }) => settings.get('a')), null)
  })

  test('reading cannot write', async () => {
    const store = await open()
    await assert.rejects(store.read(({ settings }) => settings.set('a', '1')))
    assert.equal(await store.read(({ settings }) => settings.get('a')), null)
  })

  test('records and transactions that come at once all become durable', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    const writes = Array.from({ length: 50 }, (_, index) => [
      store.record([aRecord(where, { text: `t${index}` })]),
      store.write(({ settings }) => settings.set(`s${index}`, 'v')),
    ]).flat()
    await Promise.all(writes)
    const count = async (table: string) => {
      const [row] = await place.raw(database, `SELECT COUNT(*) AS n FROM ${table}`)
      return Number((row as { n: unknown }).n)
    }
    assert.deepEqual([await count('messages'), await count('settings')], [50, 50])
  })

  test('a transaction sees what it wrote; others see it only afterwards', async () => {
    const store = await open()
    const get = () => store.read(({ settings }) => settings.get('a'))
    await store.write(async ({ settings }) => {
      await settings.set('a', '1')
      assert.equal(await settings.get('a'), '1')
      assert.equal(await get(), null)
    })
    assert.equal(await get(), '1')
  })

  test('opening a database again changes nothing and keeps what is in it', async () => {
    const database = randomUUID()
    const applied = () =>
      place.raw(database, 'SELECT version, name, applied_at FROM schema_migrations ORDER BY version')
    const first = await open({ database })
    await first.write(({ settings }) => settings.set('a', '1'))
    const before = await applied()
    await first.close()
    const second = await open({ database, clock: { nowMs: () => 1 } })
    assert.equal(await second.read(({ settings }) => settings.get('a')), '1')
    assert.deepEqual(await applied(), before)
  })

  test('eight that open an empty database at once find one schema', async () => {
    const database = randomUUID()
    const stores = await Promise.all(Array.from({ length: 8 }, () => open({ database, exclusive: false })))
    await Promise.all(stores.map((store) => store.ping()))
    const versions = await place.raw(database, 'SELECT version FROM schema_migrations')
    assert.equal(versions.length, migrations.length)
  })

  test('keys that were rotated before their grace period was kept apart count as rotated afterwards', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const organizationId = await newOrganization(store)
    await store.close()
    const key = (id: string) =>
      place.raw(
        database,
        `INSERT INTO api_keys (organization_id, id, name, sha256, prefix, permissions, created_at, expires_at)
          VALUES (?, ?, 'k', ?, 'rdk_', '["guard"]', ${noon}, ${noon + 5})`,
        [organizationId, id, id],
      )
    await key('rotated')
    await key('other')
    await place.raw(
      database,
      `INSERT INTO audit_entries (organization_id, sequence, id, at, actor, action, target, previous_sha256, sha256)
        VALUES (?, 1, 'a', ${noon}, 'x', 'api_key.rotate', 'api_key:rotated', '', '')`,
      [organizationId],
    )
    const [mark] = rotatedKeys.statements(name === 'embedded' ? sqliteTypes : postgresTypes).slice(-1)
    assert.match(mark ?? '', /^UPDATE/)
    await place.raw(database, mark ?? '')
    const again = await open({ database })
    const keys = await again.read(({ apiKeys }) => apiKeys.list(organizationId, { offset: 0, limit: 10 }))
    assert.deepEqual(keys.items.map(({ id, graceEndsAtMs }) => [id, graceEndsAtMs]).sort(), [
      ['other', null],
      ['rotated', noon + 5],
    ])
  })

  test('a database of a newer program is refused and left alone', async () => {
    const database = randomUUID()
    await (await open({ database })).close()
    await place.raw(database, "INSERT INTO schema_migrations (version, name, applied_at) VALUES (999, 'later', 0)")
    await assert.rejects(open({ database }), {
      name: 'StoreStartError',
      message: /schema version 999.*newer program/,
    })
  })

  test('the kind of the store is told, and a closed one does not answer', async () => {
    const store = await open()
    assert.equal(store.kind, name)
    await store.ping()
    await store.close()
    await store.close()
    await assert.rejects(store.ping())
    await assert.rejects(store.write(({ settings }) => settings.set('a', '1')))
  })
})
