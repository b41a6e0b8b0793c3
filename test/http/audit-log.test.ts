import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sha256 } from '../../server/process-ports.ts'
import { verifyAuditLog } from '../../server/services/verify-audit-log.ts'
import { assertProblem, eachService, projectBody } from '../service.ts'

const path = '/api/v1/audit-log'

interface Item {
  readonly actor: string
  readonly action: string
  readonly target: string
  readonly before: unknown
  readonly after: unknown
  readonly sequence: number
  readonly previous_sha256: string
  readonly sha256: string
}

eachService((service) => {
  test('every change of configuration is told once, by whom, what it was and what it is; reads and refusals are not', async () => {
    const { call, app } = service()
    const created = await call({ path: '/api/v1/organizations', body: { name: 'Audited' } })
    const { organization, api_key } = created.json
    const { key } = api_key
    const project = await call({ path: '/project', key, body: projectBody(organization.id) })
    const at = `/api/v1/projects/${project.json.projectId}`
    await call({ path: at, key })
    await call({ method: 'PATCH', path: at, key, body: { name: 'New', dataRetentionDays: 5 } })
    await call({ method: 'PATCH', path: at, key, body: { name: 'New' } })
    await call({ method: 'PATCH', path: at, key, body: { failureMode: 'maybe' } })
    await call({ method: 'DELETE', path: at, key })
    await call({ method: 'PATCH', path: '/api/v1/organization', key, body: { name: 'Renamed' } })
    const issued = await call({ path: '/api/v1/api-keys', key, body: { name: 'k', permissions: ['guard'] } })
    await call({ path: `/api/v1/api-keys/${issued.json.id}/rotate`, key, body: {} })
    await call({ method: 'DELETE', path: `/api/v1/api-keys/${issued.json.id}`, key })
    const log = await call({ path, key })
    assert.equal(log.status, 200)
    const items: Item[] = log.json.items.toReversed()
    assert.deepEqual(
      items.map(({ action }) => action),
      [
        'organization.create',
        'project.create',
        'project.update',
        'project.archive',
        'organization.update',
        'api_key.create',
        'api_key.rotate',
        'api_key.revoke',
      ],
    )
    const [, , update, archive] = items
    assert.equal(update?.actor, `api_key:${api_key.id}`)
    assert.equal(update?.target, `project:${project.json.projectId}`)
    assert.deepEqual(
      [update?.before, update?.after],
      [
        { name: 'Support', dataRetentionDays: null },
        { name: 'New', dataRetentionDays: 5 },
      ],
    )
    assert.deepEqual([archive?.before, archive?.after], [{ archived: false }, { archived: true }])
    for (const secret of [key, issued.json.key, sha256(key), sha256(issued.json.key)]) {
      assert.ok(!log.text.includes(secret), 'the log holds a secret')
    }
    items.forEach((item, index) => {
      assert.equal(item.sequence, index + 1)
      assert.equal(item.previous_sha256, items[index - 1]?.sha256 ?? '0'.repeat(64))
    })
    const verified = await verifyAuditLog({ store: app.store, sha256 }, organization.id)
    assert.deepEqual(verified, { entries: 8, sha256: items.at(-1)?.sha256, fault: null })
  })

  test('an organization that an administrator creates is told in the administrator’s log too', async () => {
    const { call } = service()
    const { json } = await call({ path: '/api/v1/organizations', body: { name: 'Told twice' } })
    const log = await call({ path, query: { limit: '1' } })
    assert.equal(log.json.items[0].target, `organization:${json.organization.id}`)
    assert.equal(log.json.items[0].after.name, 'Told twice')
  })

  test('the first start is told as such', async () => {
    const { call } = service()
    const { json } = await call({ path, query: { limit: '500' } })
    assert.deepEqual([json.items.at(-1).actor, json.items.at(-1).action], ['first start', 'organization.create'])
  })

  test('simultaneous changes are told one after the other', async () => {
    const { call, app, newOrganization } = service()
    const { organizationId, key } = await newOrganization()
    const creations = Array.from({ length: 20 }, () =>
      call({ path: '/project', key, body: projectBody(organizationId) }),
    )
    for (const { status } of await Promise.all(creations)) assert.equal(status, 200)
    const { fault, entries } = await verifyAuditLog({ store: app.store, sha256 }, organizationId)
    assert.deepEqual([fault, entries], [null, 21])
  })

  test('200: pages do not overlap; another organization sees nothing of it', async () => {
    const { call, newOrganization } = service()
    const { key } = await newOrganization()
    const first = await call({ path, query: { limit: '1' } })
    const second = await call({ path, query: { limit: '1', offset: '1' } })
    assert.equal(second.json.items[0].sequence, first.json.items[0].sequence - 1)
    assert.equal((await call({ path, key })).json.total, 1)
  })

  test('400: a page out of range; 403: a key without "manage"', async () => {
    const { call, newKey } = service()
    assertProblem(await call({ path, query: { limit: '501' } }), 400, 'invalid-request')
    const { key } = await newKey(['guard', 'redteam'])
    assertProblem(await call({ path, key }), 403, 'missing-permission')
  })
})
