import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/public/conversations'

eachService((service) => {
  const create = (clientId: string, body: unknown = {}, key?: string) =>
    service().call({ method: 'POST', path, query: { clientId }, body, ...(key !== undefined && { key }) })

  test('200: a conversation in camelCase, with the default name and without null', async () => {
    const clientId = await service().newProject()
    const { status, json } = await create(clientId)
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(json), ['id', 'name', 'description', 'createdAt', 'isClient'])
    assert.match(json.name, /^API Conversation 20\d\d-\d\d-\d\dT[\d:.]+Z$/)
    assert.deepEqual([json.description, json.isClient], ['', true])
    assert.match(json.createdAt, /^20.*Z$/)
  })

  test('200: name and description are kept, null is the default, and v1 takes the id', async () => {
    const clientId = await service().newProject()
    const { json } = await create(clientId, { name: 'A talk', description: 'about lamps' })
    assert.deepEqual([json.name, json.description], ['A talk', 'about lamps'])
    assert.match((await create(clientId, { name: null })).json.name, /^API Conversation/)
    const body = { messages_history: [{ role: 'user', content: 'hello' }] }
    const v1 = { path: '/public/guard/v1/input_guardrails', query: { conversation_id: json.id }, body }
    assert.equal((await service().call(v1)).status, 200)
  })

  test('200: a repeated request with the same Idempotency-Key creates one conversation', async () => {
    const clientId = await service().newProject()
    const request = { method: 'POST', path, query: { clientId }, body: {}, headers: { 'idempotency-key': 'legacy-1' } }
    const first = await service().call(request)
    assert.deepEqual((await service().call(request)).json, first.json)
  })

  test('400: clientId is missing, or a field is of a wrong type', async () => {
    const problem = assertProblem(await service().call({ path, body: {} }), 400, 'invalid-request')
    assert.equal(problem.errors[0].path, 'query.clientId')
    assertProblem(await create(await service().newProject(), { name: 5 }), 400, 'invalid-request')
  })

  test('403: a key without the permission "guard"', async () => {
    const { key } = await service().newKey(['manage'])
    assertProblem(await create(await service().newProject(), {}, key), 403, 'missing-permission')
  })

  test('404: a project of another organization answers like one that does not exist', async () => {
    const clientId = await service().newProject()
    const { key } = await service().newOrganization()
    assertProblem(await create(clientId, {}, key), 404, 'project-not-found')
    assertProblem(await create('nothing', {}, key), 404, 'project-not-found')
  })

  test('409: an archived project takes no new conversation', async () => {
    const clientId = await service().newProject()
    await service().call({ method: 'DELETE', path: `/api/v1/projects/${clientId}` })
    assertProblem(await create(clientId), 409, 'conflict')
  })
})
