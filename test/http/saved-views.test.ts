import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ownViewsMax } from '../../server/domain/monitoring/saved-view.ts'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/saved-views'
const filters = {
  unsafe_only: true,
  search: 'refund "very late"',
  from_day: '2026-11-01',
  to_day: '2026-11-30',
  direction: 'output',
  criticality: 'high',
  latency_ms_min: 20,
  security_only: true,
  errors_only: true,
  issues_only: true,
  shadow_only: false,
  topic_id: 'a topic',
  role: 'assistant',
  images_only: true,
  documents_only: false,
  tool_messages_only: true,
  feedback: 'missed',
  conversation_id: 'a conversation',
  conversation_linked_id: 'Ada ✓ 1',
}

eachService((service, database) => {
  const create = async (fields: Readonly<Record<string, unknown>> = {}, key?: string) => {
    const body = { name: 'Late refunds', filters, ...fields }
    const answer = await service().call({ path, body, ...(key !== undefined && { key }) })
    assert.equal(answer.status, 201, answer.text)
    return answer.json
  }
  const change = (method: 'PATCH' | 'DELETE' | 'GET', id: string, key: string, body?: object) =>
    service().call({ method, path: `${path}/${id}`, key, ...(body && { body }) })
  const namesOf = async (key: string) =>
    (await service().call({ path, key, query: { limit: '500' } })).json.items.map(({ name }: { name: string }) => name)

  test('a view comes back as it was saved, is listed by name, changed and deleted, and each change is told in the audit log', async () => {
    const { key } = await service().newKey(['manage'])
    const view = await create({}, key)
    assert.deepEqual([view.name, view.filters, view.is_shared, view.is_own], ['Late refunds', filters, false, true])
    await create({ name: 'All blocked', filters: {} }, key)
    assert.deepEqual(await namesOf(key), ['All blocked', 'Late refunds'])
    const renamed = await change('PATCH', view.id, key, { name: 'Refunds', filters: { project_id: 'gone' } })
    assert.deepEqual([renamed.json.name, renamed.json.filters], ['Refunds', { project_id: 'gone' }])
    assert.deepEqual((await change('GET', view.id, key)).json, renamed.json)
    assert.deepEqual((await change('PATCH', view.id, key, { name: 'Refunds' })).json, renamed.json)
    assert.equal((await change('DELETE', view.id, key)).json.id, view.id)
    assertProblem(await change('GET', view.id, key), 404, 'saved-view-not-found')
    const { json, text } = await service().call({
      path: '/api/v1/audit-log',
      query: { target: `saved_view:${view.id}` },
    })
    const actions = json.items.map(({ action }: { action: string }) => action).sort()
    assert.deepEqual(actions, ['saved_view.create', 'saved_view.delete', 'saved_view.update'])
    assert.equal(text.includes('very late'), false, 'what is searched for may be about a person')
  })

  test('nobody else sees a view until it is shared; a shared one is everybody’s in the organization, and of no other', async () => {
    const [mine, other] = [(await service().newKey(['manage'])).key, (await service().newKey(['manage'])).key]
    const stranger = await service().newOrganization()
    const { id } = await create({ name: 'Between us' }, mine)
    for (const key of [other, stranger.key]) {
      for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
        assertProblem(
          await change(method, id, key, method === 'PATCH' ? { name: 'x' } : undefined),
          404,
          'saved-view-not-found',
        )
      }
      assert.equal((await namesOf(key)).includes('Between us'), false)
    }
    await change('PATCH', id, mine, { is_shared: true })
    const seen = (await change('GET', id, other)).json
    assert.deepEqual([seen.is_own, seen.is_shared, seen.name], [false, true, 'Between us'])
    assertProblem(await change('GET', id, stranger.key), 404, 'saved-view-not-found')
    assert.equal((await change('PATCH', id, other, { name: 'Among us' })).json.name, 'Among us')
    assert.equal((await change('DELETE', id, other)).status, 200)
  })

  test('views of a rotated key are its successor’s, which the old one saves no more of; revoking deletes those not shared', async () => {
    const old = await service().newKey(['manage'])
    const own = await create({ name: 'Own' }, old.key)
    const shared = await create({ name: 'For all', is_shared: true }, old.key)
    const rotated = await service().call({ path: `/api/v1/api-keys/${old.id}/rotate`, body: { grace_seconds: 600 } })
    const { id, key } = rotated.json
    assert.equal((await change('PATCH', own.id, key, { name: 'Still own' })).json.is_own, true)
    assert.equal((await change('GET', shared.id, key)).json.is_own, true)
    const late = await service().call({ path, key: old.key, body: { name: 'Late', filters } })
    assert.match(assertProblem(late, 409, 'conflict').detail, /its successor/)

    assert.equal((await service().call({ method: 'DELETE', path: `/api/v1/api-keys/${id}` })).status, 200)
    const left = await service().raw(`SELECT id FROM saved_views WHERE saved_by = 'api_key:${id}'`)
    assert.deepEqual(
      left.map((row) => row.id),
      [shared.id],
      'it would count towards the quota, and nobody could delete it',
    )
    const { json } = await service().call({ path: '/api/v1/audit-log', query: { target: `saved_view:${own.id}` } })
    const last = json.items.find(({ action }: { action: string }) => action === 'saved_view.delete')
    assert.equal(last.before.name, 'Still own')
    assert.equal((await change('DELETE', shared.id, service().key)).status, 200)
  })

  test('views are listed in the same order on both databases, whatever the locale of the server', async () => {
    if (database === 'postgres') await service().raw('ALTER TABLE saved_views ALTER name TYPE TEXT COLLATE "und-x-icu"')
    const { key } = await service().newKey(['manage'])
    for (const name of ['éclair', 'apple', 'Zebra', '_last', 'zebra', 'Apple']) await create({ name }, key)
    assert.deepEqual(await namesOf(key), ['Apple', 'Zebra', '_last', 'apple', 'zebra', 'éclair'])
  })

  test('409: one has at most fifty, also when several are saved at once', async () => {
    const { key } = await service().newKey(['manage'])
    for (let number = 1; number < ownViewsMax; number++) await create({ name: `View ${number}` }, key)
    const body = { name: 'One more', filters: {} }
    const answers = await Promise.all(Array.from({ length: 4 }, () => service().call({ path, body, key })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409])
    assertProblem(await service().call({ path, body, key }), 409, 'quota-exceeded')
  })

  test('201: a repeated request with the same Idempotency-Key saves one view', async () => {
    const headers = { 'idempotency-key': 'view-1' }
    const body = { name: 'Once', filters }
    const first = await service().call({ path, body, headers })
    assert.deepEqual((await service().call({ path, body, headers })).json, first.json)
  })

  test('what is malformed, without words or not allowed is refused, and names the field', async () => {
    for (const [field, body] of [
      ['name', { name: '', filters }],
      ['filters.from_day', { name: 'x', filters: { from_day: 'yesterday' } }],
      ['filters.search', { name: 'x', filters: { search: ' "" ' } }],
    ] as const) {
      const problem = assertProblem(await service().call({ path, body }), 400, 'invalid-request')
      assert.deepEqual(
        problem.errors.map((error: { path: string }) => error.path),
        [field],
      )
    }
    const { key } = await service().newKey(['guard', 'redteam'])
    assertProblem(await service().call({ path, key }), 403, 'missing-permission')
    for (const id of [randomUUID(), 'no id', '%00'])
      assert.ok([400, 404].includes((await change('GET', id, service().key)).status))
  })
})
