import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sha256, systemIds } from '../../server/process-ports.ts'
import { verifyAuditLog } from '../../server/services/account/verify-audit-log.ts'
import { assertProblem, eachService, startService } from '../service.ts'

const path = '/api/v1/credits'

eachService((service) => {
  test('200: before the first grant there is no balance and nothing was charged', async () => {
    const { call, newOrganization } = service()
    const { key } = await newOrganization()
    const answer = await call({ path, key })
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.json, { balance: null, charged_total: 0, total: 0, offset: 0, limit: 50, items: [] })
  })

  test('200: balance and total come from the ledger, which is shown newest first and in pages', async () => {
    const { call, app, newOrganization } = service()
    const { organizationId, key } = await newOrganization()
    const run = { testId: randomUUID(), runId: randomUUID() }
    const lines = [
      { kind: 'grant', amount: 100 },
      { kind: 'attack-run', amount: -30, ...run },
      { kind: 'attack-run', amount: -12.5 },
    ]
    for (const line of lines) {
      const id = systemIds.next()
      await app.store.write(({ credits }) => credits.book({ id, organizationId, atMs: Date.now(), ...line }))
    }
    const { json } = await call({ path, key })
    assert.deepEqual([json.balance, json.charged_total, json.total], [57.5, 42.5, 3])
    assert.deepEqual(
      json.items.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
      [
        ['attack-run', -12.5],
        ['attack-run', -30],
        ['grant', 100],
      ],
    )
    assert.deepEqual(
      json.items.map((item: { test_id: string; run_id: string }) => [item.test_id, item.run_id]),
      [
        [null, null],
        [run.testId, run.runId],
        [null, null],
      ],
    )
    const page = await call({ path, key, query: { offset: '2', limit: '1' } })
    assert.deepEqual([page.json.balance, page.json.items.length, page.json.items[0].kind], [57.5, 1, 'grant'])
    assert.equal((await call({ path })).json.total, 0)
  })

  test('400: a page out of range; 403: a key without "manage"', async () => {
    const { call, newKey } = service()
    assertProblem(await call({ path, query: { limit: '0' } }), 400, 'invalid-request')
    const { key } = await newKey(['guard', 'redteam'])
    assertProblem(await call({ path, key }), 403, 'missing-permission')
  })
})

test('the credits of a first start are told in the audit log, as its own grant after the organization', async () => {
  for (const database of ['embedded', 'postgres'] as const) {
    const { call, app, organizationId, close } = await startService(database, { REDOUBT_INIT_CREDITS: '250' })
    try {
      const { json } = await call({ path: '/api/v1/audit-log' })
      const told = json.items.map((item: { actor: string; action: string }) => [item.actor, item.action]).reverse()
      assert.deepEqual(told, [
        ['first start', 'organization.create'],
        ['first start', 'credits.grant'],
      ])
      const [grant] = json.items
      assert.deepEqual([grant.before, grant.after], [{ balance: null }, { balance: 250, granted: 250 }])
      assert.equal(grant.target, `organization:${organizationId}`)
      assert.equal((await call({ path })).json.balance, 250)
      assert.equal((await verifyAuditLog({ store: app.store, sha256 }, organizationId)).fault, null)
    } finally {
      await close()
    }
  }
})
