import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { assertProblem, eachService, type Service } from '../service.ts'

const path = '/api/v1/api-keys'
const wish = { name: 'Chat backend', permissions: ['guard'] }
const usable = async ({ call }: Service, key: string) =>
  (await call({ path: '/api/v1/check', key, body: { text: 'hello', store: false } })).status

eachService((service) => {
  test('201: a key works at once, for what it may do, and the list shows it without the key', async () => {
    const { call } = service()
    const created = await call({ path, body: { ...wish, expires_at: '2199-01-31T12:00:00+02:00' } })
    assert.equal(created.status, 201, created.text)
    const { key, ...rest } = created.json
    assert.match(key, /^rdk_[0-9A-Za-z]{49}$/)
    assert.equal(rest.prefix, key.slice(0, 8))
    assert.equal(rest.expires_at, '2199-01-31T10:00:00.000Z')
    assert.deepEqual([rest.revoked_at, rest.last_used_at], [null, null])
    const listed = await call({ path, query: { limit: '500' } })
    assert.deepEqual(
      listed.json.items.find(({ id }: { id: string }) => id === rest.id),
      rest,
    )
    assert.ok(!listed.text.includes(key))
    assert.equal(await usable(service(), key), 200)
    assertProblem(await call({ path, key }), 403, 'missing-permission')
  })

  test('any key tells its organization, what it may do and the projects that it holds, and nothing of others', async () => {
    const { call, newKey, newProject, organizationId } = service()
    const projectId = await newProject({ name: 'The bound one' })
    const first = (await call({ path: '/api/v1/projects', query: { limit: '1' } })).json.items[0].id
    for (const permission of ['guard', 'redteam', 'manage'] as const) {
      const { key } = await newKey([permission])
      const { status, json } = await call({ path: '/api/v1/access', key })
      assert.equal(status, 200)
      assert.deepEqual(json, {
        organization_id: organizationId,
        permissions: [permission],
        project_ids: null,
        default_project_id: first,
      })
    }
    const bound = await call({ path, body: { ...wish, project_ids: [projectId] } })
    const { json } = await call({ path: '/api/v1/access', key: bound.json.key })
    assert.deepEqual([json.project_ids, json.default_project_id], [[projectId], projectId])
    await call({ method: 'DELETE', path: `/api/v1/projects/${projectId}` })
    const emptied = await call({ path: '/api/v1/access', key: bound.json.key })
    assert.deepEqual([emptied.json.project_ids, emptied.json.default_project_id], [[projectId], null])
    assertProblem(await call({ path: '/api/v1/access', key: null }), 401, 'invalid-api-key')
  })

  test('the list tells when a key was last used', async () => {
    const { call } = service()
    const { json } = await call({ path, body: wish })
    await usable(service(), json.key)
    let usedAt: string | null = null
    // Written after the reply; the time limit of the test ends it.
    while (usedAt === null) {
      const listed = await call({ path, query: { limit: '500' } })
      usedAt = listed.json.items.find(({ id }: { id: string }) => id === json.id).last_used_at
    }
    assert.ok(usedAt !== null && usedAt >= json.created_at)
  })

  test('a repetition with the same Idempotency-Key creates nothing and does not hold the key', async () => {
    const { call } = service()
    const request = { path, body: wish, headers: { 'idempotency-key': randomUUID() } }
    const first = await call(request)
    const second = await call(request)
    assert.deepEqual([second.status, second.headers.get('idempotent-replayed')], [201, 'true'])
    assert.deepEqual(second.json, { ...first.json, key: null })
  })

  test('400: every wrong field is named; an expiry in the past too', async () => {
    for (const [body, field] of [
      [{ permissions: ['guard'] }, 'name'],
      [{ name: 'x', permissions: [] }, 'permissions'],
      [{ name: 'x', permissions: ['root'] }, 'permissions[0]'],
      [{ ...wish, expires_at: 'tomorrow' }, 'expires_at'],
      [{ ...wish, expires_at: '2016-12-31T23:59:60Z' }, 'expires_at'],
      [{ ...wish, expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    ] as const) {
      const problem = assertProblem(await service().call({ path, body }), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, field)
    }
  })

  test('403: a key creates, and rotates, none that may do more than it may itself', async () => {
    const { call, newKey } = service()
    const { key } = await newKey(['manage', 'guard'])
    const wrong = { name: 5, permissions: ['admin', 'root'] }
    assertProblem(await call({ path, key, body: wrong }), 403, 'missing-permission')
    for (const permissions of [['admin'], ['guard', 'redteam'], ['manage', 'admin']]) {
      assertProblem(await call({ path, key, body: { name: 'x', permissions } }), 403, 'missing-permission')
      const stronger = await call({ path, body: { name: 'x', permissions } })
      assert.equal(stronger.status, 201)
      const rotate = { path: `${path}/${stronger.json.id}/rotate`, key, body: {} }
      assertProblem(await call(rotate), 403, 'missing-permission')
    }
    assert.equal((await call({ path, key, body: { name: 'x', permissions: ['guard', 'manage'] } })).status, 201)
  })

  test('403: a key revokes none that may do more than it may itself', async () => {
    const { call, newKey } = service()
    const { key } = await newKey(['manage', 'guard'])
    for (const permissions of [['redteam'], ['guard', 'redteam'], ['admin']] as const) {
      const { id } = await newKey(permissions)
      const refused = await call({ method: 'DELETE', path: `${path}/${id}`, key })
      assert.match(assertProblem(refused, 403, 'missing-permission').detail, /"(?:redteam|admin)"/)
    }
    const equal = await newKey(['guard'])
    assert.equal((await call({ method: 'DELETE', path: `${path}/${equal.id}`, key })).status, 200)
  })

  test('no key works longer than the one that issued it, whether it is created, rotated or comes with an organization', async () => {
    const { call, newKey } = service()
    const endMs = Date.now() + 3_600_000
    const { key } = await newKey(['manage', 'guard', 'redteam', 'admin'], endMs)
    const end = new Date(endMs).toISOString()
    const unsaid = await call({ path, key, body: wish })
    assert.deepEqual([unsaid.status, unsaid.json.expires_at], [201, end])
    const sooner = new Date(endMs - 1).toISOString()
    assert.equal((await call({ path, key, body: { ...wish, expires_at: sooner } })).json.expires_at, sooner)
    const later = await call({ path, key, body: { ...wish, expires_at: new Date(endMs + 1).toISOString() } })
    assert.ok(assertProblem(later, 403, 'missing-permission').detail.includes(end))
    const { id } = await newKey(['guard'])
    assertProblem(await call({ path: `${path}/${id}/rotate`, key, body: {} }), 403, 'missing-permission')
    const created = await call({ path: '/api/v1/organizations', key, body: { name: 'Theirs' } })
    assert.deepEqual([created.status, created.json.api_key.expires_at], [201, end])
  })

  test('a key in its grace period issues none that outlives it', async () => {
    const { call, newKey } = service()
    const { id, key } = await newKey(['manage', 'guard'])
    const { json } = await call({ path: `${path}/${id}/rotate`, body: { grace_seconds: 600 } })
    const { json: issued } = await call({ path, key, body: wish })
    assert.equal(issued.expires_at, json.replaced.expires_at)
  })

  test('403: an administrator that may not guard makes no organization, whose first key could', async () => {
    const { call, newKey } = service()
    const { key } = await newKey(['admin'])
    const asked = await call({ path: '/api/v1/organizations', key, body: { name: 'Theirs' } })
    assertProblem(asked, 403, 'missing-permission')
  })

  test('403: only an administrator revokes the key of an administrator', async () => {
    const { call, newKey } = service()
    const { key } = await newKey(['manage', 'guard', 'redteam'])
    const admin = await newKey(['admin'])
    assertProblem(await call({ method: 'DELETE', path: `${path}/${admin.id}`, key }), 403, 'missing-permission')
    assert.equal((await call({ method: 'DELETE', path: `${path}/${admin.id}` })).status, 200)
  })

  test('a revoked key is refused by the very next request, and revoking again changes nothing', async () => {
    const { call, newKey } = service()
    const { id, key } = await newKey(['guard'])
    assert.equal(await usable(service(), key), 200)
    const revoked = await call({ method: 'DELETE', path: `${path}/${id}` })
    assert.equal(revoked.status, 200)
    assert.ok(revoked.json.revoked_at)
    assert.equal(await usable(service(), key), 401)
    const again = await call({ method: 'DELETE', path: `${path}/${id}` })
    assert.equal(again.json.revoked_at, revoked.json.revoked_at)
  })

  test('a rotated key and the one that replaces it both work during the grace period, a day when none is named', async () => {
    const { call } = service()
    const { json: old } = await call({ path, body: wish })
    const before = Date.now()
    const rotated = await call({ method: 'POST', path: `${path}/${old.id}/rotate` })
    assert.equal(rotated.status, 201, rotated.text)
    const { key, id, name, permissions, expires_at, replaced } = rotated.json
    assert.deepEqual([name, permissions, expires_at], [old.name, old.permissions, null])
    assert.notEqual(id, old.id)
    assert.deepEqual([await usable(service(), key), await usable(service(), old.key)], [200, 200])
    const graceMs = Date.parse(replaced.expires_at) - before
    assert.ok(graceMs >= 86_400_000 && graceMs < 86_460_000)
  })

  test('without grace the old key is refused by the very next request, and cannot be rotated again', async () => {
    const { call } = service()
    const { json: old } = await call({ path, body: wish })
    assert.equal(await usable(service(), old.key), 200)
    const rotate = { path: `${path}/${old.id}/rotate`, body: { grace_seconds: 0 } }
    assert.equal((await call(rotate)).status, 201)
    assert.equal(await usable(service(), old.key), 401)
    assertProblem(await call(rotate), 409, 'conflict')
  })

  test('a grace period never lets a key work longer than it would have, and the new one expires when the old was to', async () => {
    const { call } = service()
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const { json: old } = await call({ path, body: { ...wish, expires_at } })
    for (const grace_seconds of [7_200, 60]) {
      const { json: again } = await call({ path, body: { ...wish, expires_at } })
      const { json } = await call({ path: `${path}/${again.id}/rotate`, body: { grace_seconds } })
      assert.equal(json.expires_at, expires_at)
      assert.equal(json.replaced.expires_at < expires_at, grace_seconds === 60)
    }
    let { id } = old
    for (let round = 0; round < 3; round += 1) {
      const { json } = await call({ path: `${path}/${id}/rotate`, body: { grace_seconds: 1 } })
      assert.equal(json.expires_at, expires_at, 'however often it is rotated')
      id = json.id
    }
  })

  test('409: a key that was rotated already names its successor, and neither its end nor that of the successor moves', async () => {
    const { call } = service()
    const { json: old } = await call({ path, body: wish })
    const { json: successor } = await call({ path: `${path}/${old.id}/rotate`, body: { grace_seconds: 600 } })
    for (const grace_seconds of [0, 60, 86_400]) {
      const again = await call({ path: `${path}/${old.id}/rotate`, body: { grace_seconds } })
      const { detail } = assertProblem(again, 409, 'conflict')
      assert.ok(detail.includes(successor.id), detail)
    }
    const { items } = (await call({ path, query: { limit: '500' } })).json
    const listed = (id: string) => items.find((item: { id: string }) => item.id === id)
    assert.equal(listed(old.id).expires_at, successor.replaced.expires_at)
    assert.equal(listed(successor.id).expires_at, null)
    assert.deepEqual([await usable(service(), old.key), await usable(service(), successor.key)], [200, 200])
    assert.equal((await call({ path: `${path}/${successor.id}/rotate`, body: {} })).status, 201)
  })

  test('of simultaneous rotations of one key one issues a key', async () => {
    const { call } = service()
    const { json: old } = await call({ path, body: wish })
    const rotations = Array.from({ length: 6 }, () => call({ path: `${path}/${old.id}/rotate`, body: {} }))
    const statuses = (await Promise.all(rotations)).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [201, 409, 409, 409, 409, 409])
  })

  test('a repeated rotation issues nothing and does not hold the key', async () => {
    const { call } = service()
    const { json: old } = await call({ path, body: wish })
    const request = { path: `${path}/${old.id}/rotate`, body: {}, headers: { 'idempotency-key': randomUUID() } }
    const first = await call(request)
    assert.deepEqual((await call(request)).json, { ...first.json, key: null })
  })

  test('400: a grace period that is negative, too long or no whole number', async () => {
    const { call, newKey } = service()
    const { id } = await newKey(['guard'])
    for (const grace_seconds of [-1, 2_592_001, 1.5, '60']) {
      const answer = await call({ path: `${path}/${id}/rotate`, body: { grace_seconds } })
      assert.equal(assertProblem(answer, 400, 'invalid-request').errors[0].path, 'grace_seconds')
    }
  })

  test('404: a key of another organization answers like one that does not exist, and goes on working', async () => {
    const { call, newKey, newOrganization } = service()
    const { id, key } = await newKey(['guard'])
    const other = await newOrganization()
    for (const unknown of [id, randomUUID(), 'x']) {
      const at = `${path}/${unknown}`
      assertProblem(await call({ method: 'DELETE', path: at, key: other.key }), 404, 'api-key-not-found')
      assertProblem(await call({ path: `${at}/rotate`, key: other.key, body: {} }), 404, 'api-key-not-found')
    }
    const { json } = await call({ path, key: other.key })
    assert.equal(json.total, 1)
    assert.equal(await usable(service(), key), 200)
  })
})
