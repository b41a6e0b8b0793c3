import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/organizations'

eachService((service) => {
  test('201: a new organization has default policies, a sample project and a first key that works at once', async () => {
    const { call } = service()
    const created = await call({ path, body: { name: 'Acme' } })
    assert.equal(created.status, 201, created.text)
    const { organization, api_key } = created.json
    assert.deepEqual(Object.keys(organization), ['id', 'name', 'created_at'])
    assert.equal(organization.name, 'Acme')
    assert.deepEqual(api_key.permissions, ['guard', 'redteam', 'manage'])
    const own = await call({ path: '/api/v1/organization', key: api_key.key })
    assert.deepEqual(own.json, organization)
    assert.equal((await call({ path: '/api/v1/policies', key: api_key.key })).json.total, 23)
    const checked = await call({ path: '/api/v1/check', key: api_key.key, body: { text: 'Good morning' } })
    assert.equal(checked.status, 200, checked.text)
  })

  test('201: an id of its own is kept, in lower case', async () => {
    const id = randomUUID()
    const { json } = await service().call({ path, body: { name: 'Acme', id: id.toUpperCase() } })
    assert.equal(json.organization.id, id)
  })

  test('a repetition with the same Idempotency-Key creates nothing and does not hold the key', async () => {
    const { call } = service()
    const request = { path, body: { name: 'Once' }, headers: { 'idempotency-key': randomUUID() } }
    const first = await call(request)
    const second = await call(request)
    assert.equal(second.status, 201)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
    assert.equal(second.json.organization.id, first.json.organization.id)
    assert.equal(second.json.api_key.key, null)
    assert.ok(!second.text.includes(first.json.api_key.key))
  })

  test('400: a name that is missing, empty or holds NUL, and an id that is no UUID', async () => {
    for (const [body, field] of [
      [{}, 'name'],
      [{ name: '' }, 'name'],
      [{ name: 'a\u0000b' }, 'name'],
      [{ name: 'Acme', id: 'acme' }, 'id'],
    ] as const) {
      const problem = assertProblem(await service().call({ path, body }), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, field)
    }
  })

  test('403: organizations are created and listed by administrators only', async () => {
    const { call, newKey, newOrganization } = service()
    for (const { key } of [await newKey(['guard', 'redteam', 'manage']), await newOrganization()]) {
      assertProblem(await call({ path, body: { name: 'x' }, key }), 403, 'missing-permission')
      assertProblem(await call({ path, key }), 403, 'missing-permission')
    }
  })

  test('409: an id that is in use', async () => {
    const { call, organizationId } = service()
    assertProblem(await call({ path, body: { name: 'x', id: organizationId } }), 409, 'conflict')
  })

  test('200: the list holds every organization by age, in pages', async () => {
    const { call, organizationId, newOrganization } = service()
    await newOrganization()
    const { status, json } = await call({ path, query: { limit: '1' } })
    assert.equal(status, 200)
    assert.deepEqual([json.offset, json.limit, json.items.length], [0, 1, 1])
    assert.equal(json.items[0].id, organizationId)
    const next = await call({ path, query: { limit: '1', offset: '1' } })
    assert.notEqual(next.json.items[0].id, organizationId)
    assert.ok(json.total >= 2)
  })

  test('200: the own organization is renamed; nothing named changes nothing', async () => {
    const { call, newOrganization } = service()
    const { key, organizationId } = await newOrganization()
    const own = '/api/v1/organization'
    const renamed = await call({ method: 'PATCH', path: own, key, body: { name: 'Renamed' } })
    assert.equal(renamed.status, 200)
    assert.deepEqual([renamed.json.id, renamed.json.name], [organizationId, 'Renamed'])
    assert.equal((await call({ method: 'PATCH', path: own, key, body: {} })).json.name, 'Renamed')
    assert.equal((await call({ path: own, key })).json.name, 'Renamed')
    assert.notEqual((await call({ path: own })).json.name, 'Renamed')
    assertProblem(await call({ method: 'PATCH', path: own, key, body: { name: 5 } }), 400, 'invalid-request')
  })
})
