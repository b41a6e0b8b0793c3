import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secureRandomBytes, sha256, systemClock, systemIds } from '../server/process-ports.ts'
import { initialise } from '../server/services/account/initialise.ts'
import { eachStore } from './each-store.ts'

const settings = { organizationId: null, apiKey: null, credits: 5 }

eachStore((name, open) => {
  test('servers that start at once on one empty database create one organization together', async () => {
    // The embedded database takes one server; its second start is a later one.
    const stores = await Promise.all(
      Array.from({ length: name === 'postgres' ? 6 : 1 }, () => open({ database: 'shared' })),
    )
    const scopes = stores.map((store) => ({
      store,
      clock: systemClock,
      ids: systemIds,
      sha256,
      randomBytes: secureRandomBytes,
    }))
    const starts = await Promise.all(scopes.map((scope) => initialise(scope, settings)))
    const created = starts.filter((start) => start !== null)
    assert.equal(created.length, 1)
    const [scope] = scopes
    assert.ok(scope)
    assert.equal(await initialise(scope, settings), null)
    assert.equal(await scope.store.read(({ organizations }) => organizations.count()), 1)
    const organizationId = created[0]?.organizationId ?? ''
    assert.equal(await scope.store.read(({ credits }) => credits.balance(organizationId)), 5)
    assert.ok(await scope.store.read(({ projects }) => projects.findSample(organizationId)))
  })
})
