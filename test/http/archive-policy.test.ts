import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/policies'

eachService((service) => {
  const archive = (id: string, key?: string) =>
    service().call({ method: 'DELETE', path: `${path}/${id}`, ...(key !== undefined && { key }) })

  test('200: an archived policy is not evaluated from the next check on, stays in history, and comes back', async () => {
    const { call, newPatternPolicy, newProject } = service()
    const id = await newPatternPolicy(['apollo'])
    const project_id = await newProject({ policies: [{ metricId: id, blockInput: true, blockOutput: true }] })
    const check = async () => (await call({ path: '/api/v1/check', body: { project_id, text: 'apollo' } })).json
    assert.equal((await check()).is_safe, false)

    const archived = await archive(id)
    assert.equal(archived.status, 200, archived.text)
    assert.equal(archived.json.is_archived, true)
    assert.match(archived.json.archived_at, /^20/)
    const after = await check()
    assert.equal(after.is_safe, true)
    assert.equal(after.policies_guardrail_results, undefined)

    const { json } = await call({ path: '/monitoring/messages', query: { project_id } })
    const rows = json.messages.map((message: { policies: { id: string }[] }) => message.policies.map((row) => row.id))
    assert.deepEqual(rows, [[], [id]])
    assert.equal(json.stats.byCriticality.medium, 1)

    const back = await call({ method: 'PATCH', path: `${path}/${id}`, body: { is_archived: false } })
    assert.deepEqual([back.status, back.json.is_archived, back.json.archived_at], [200, false, null])
    assert.equal((await check()).is_safe, false)
  })

  test('200: archiving twice changes nothing, and lists show archived policies only when asked', async () => {
    const { call, newPatternPolicy } = service()
    const id = await newPatternPolicy(['apollo'])
    const first = await archive(id)
    assert.deepEqual((await archive(id)).json, first.json)
    const isListed = async (query: Readonly<Record<string, string>>) => {
      const { items } = (await call({ path, query: { limit: '500', ...query } })).json
      return items.some((item: { id: string }) => item.id === id)
    }
    assert.deepEqual([await isListed({}), await isListed({ include_archived: 'true' })], [false, true])
  })

  test('403: a key without the permission "manage" archives nothing', async () => {
    const { newKey, newPatternPolicy } = service()
    const id = await newPatternPolicy(['apollo'])
    assertProblem(await archive(id, (await newKey(['guard'])).key), 403, 'missing-permission')
  })

  test('404: a policy of another organization answers like one that does not exist', async () => {
    const { newPatternPolicy, newOrganization } = service()
    const id = await newPatternPolicy(['apollo'])
    const { key } = await newOrganization()
    assertProblem(await archive(id, key), 404, 'policy-not-found')
    assertProblem(await archive('nothing', key), 404, 'policy-not-found')
  })

  test('409: a default policy stays', async () => {
    const [policy] = (await service().call({ path, query: { limit: '1' } })).json.items
    assertProblem(await archive(policy.id), 409, 'conflict')
  })
})
