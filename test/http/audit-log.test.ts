import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sha256 } from '../../server/process-ports.ts'
import { verifyAuditLog } from '../../server/services/account/verify-audit-log.ts'
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

  test('200: only what the filters keep: by action or kind, by actor, by target or kind, by time', async () => {
    const { call, newOrganization } = service()
    const { organizationId, key } = await newOrganization()
    const mine = await call({ path: '/api/v1/api-keys', key })
    const other = await call({ path: '/api/v1/api-keys', key, body: { name: 'second', permissions: ['manage'] } })
    const { projectId } = (await call({ path: '/project', key, body: projectBody(organizationId) })).json
    await call({
      method: 'PATCH',
      path: `/api/v1/projects/${projectId}`,
      key: other.json.key,
      body: { description: 'x' },
    })
    const kept = async (query: Record<string, string>) => {
      const { status, json } = await call({ path, key, query })
      assert.equal(status, 200)
      assert.equal(json.total, json.items.length)
      return json.items.map(({ action }: Item) => action)
    }
    const everything = ['project.update', 'project.create', 'api_key.create', 'organization.create']
    assert.deepEqual(await kept({}), everything)
    assert.deepEqual(await kept({ action: 'project.update' }), ['project.update'])
    assert.deepEqual(await kept({ action: 'project' }), ['project.update', 'project.create'])
    assert.deepEqual(await kept({ action: 'api_key' }), ['api_key.create'])
    assert.deepEqual(await kept({ action: 'api-key' }), [])
    assert.deepEqual(await kept({ actor: `api_key:${other.json.id}` }), ['project.update'])
    assert.equal((await kept({ actor: `api_key:${mine.json.items[0].id}` })).length, 2)
    assert.deepEqual(await kept({ target: `project:${projectId}`, action: 'project.create' }), ['project.create'])
    assert.deepEqual(await kept({ target: 'organization' }), ['organization.create'])
    assert.deepEqual(await kept({ target: 'o%' }), [])
    const { at } = (await call({ path, key, query: { action: 'api_key' } })).json.items[0]
    assert.deepEqual(await kept({ to: at }), ['organization.create'])
    assert.deepEqual(await kept({ from: at }), everything.slice(0, 3))
    assert.deepEqual(await kept({ actor: "x' OR 1 = 1 --" }), [])
  })

  test('400: a filter that is none', async () => {
    const { call } = service()
    for (const query of [
      { action: 'Project' },
      { action: 'a.b.c' },
      { from: 'today' },
      { to: '2026-12-31T23:59:60Z' },
    ]) {
      const { errors } = assertProblem(await call({ path, query }), 400, 'invalid-request')
      assert.match(errors[0].path, new RegExp(`^query\\.${Object.keys(query)[0]}$`))
    }
  })

  test('verifyAuditLog 200: an intact chain with its hash, and the first entry that does not belong there', async () => {
    const { call, newOrganization, app } = service()
    const { organizationId, key } = await newOrganization()
    for (const name of ['a', 'b', 'c'])
      await call({ method: 'PATCH', path: '/api/v1/organization', key, body: { name } })
    const verify = async (query: Record<string, string> = {}) =>
      (await call({ path: `${path}/verification`, key, query })).json
    const intact = await verify()
    const { items } = (await call({ path, key })).json
    assert.deepEqual(intact, { entries: 4, sha256: items[0].sha256, fault: null })
    assert.deepEqual(await verify({ noted: items[2].sha256 }), intact)
    const { fault } = await verify({ noted: 'f'.repeat(64) })
    assert.match(fault.reason, /noted hash/)
    const slipped = { ...intact, id: items[0].id, organizationId, sequence: 5, atMs: 0, actor: 'nobody' }
    await app.store.write(({ audit }) =>
      audit.append({
        ...slipped,
        ...{ action: 'a.b', target: 'a:b', person: null, before: null, after: null, previousSha256: sha256('another') },
      }),
    )
    assert.deepEqual(await verify(), {
      ...intact,
      fault: { sequence: 5, reason: 'does not follow the entry before it' },
    })
  })

  test('verifyAuditLog 503: one more of the same organization while one runs; another organization is served', async (t) => {
    const { call, newOrganization, app } = service()
    const [one, other] = [await newOrganization(), await newOrganization()]
    const verify = (key: string) => call({ path: `${path}/verification`, key })
    const entered = Promise.withResolvers<void>()
    const opened = Promise.withResolvers<void>()
    const survey = app.store.survey.bind(app.store)
    t.mock.method(app.store, 'survey', async (work: Parameters<typeof survey>[0]) => {
      entered.resolve()
      await opened.promise
      return survey(work)
    })
    const first = verify(one.key)
    await entered.promise
    const refused = await verify(one.key)
    assertProblem(refused, 503, 'overloaded')
    assert.equal(refused.headers.get('retry-after'), '5')
    const theirs = verify(other.key)
    opened.resolve()
    assert.deepEqual([(await first).status, (await theirs).status], [200, 200])
    assert.equal((await verify(one.key)).json.fault, null)
  })

  test('verifyAuditLog 400: a noted hash that is none; 403: a key without "manage", or bound to a project', async () => {
    const { call, newKey, newProject } = service()
    const verification = `${path}/verification`
    assertProblem(await call({ path: verification, query: { noted: 'x' } }), 400, 'invalid-request')
    const { key } = await newKey(['guard', 'redteam'])
    assertProblem(await call({ path: verification, key }), 403, 'missing-permission')
    const body = { name: 'bound', permissions: ['manage'], project_ids: [await newProject()] }
    const bound = (await call({ path: '/api/v1/api-keys', body })).json
    assertProblem(await call({ path: verification, key: bound.key }), 403, 'missing-permission')
  })

  test('400: a page out of range; 403: a key without "manage"', async () => {
    const { call, newKey } = service()
    assertProblem(await call({ path, query: { limit: '501' } }), 400, 'invalid-request')
    const { key } = await newKey(['guard', 'redteam'])
    assertProblem(await call({ path, key }), 403, 'missing-permission')
  })
})
