import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/conversations'

eachService((service) => {
  test('200: conversations are listed newest first, of one project or of all, in pages', async () => {
    const { call, newProject, newConversation } = service()
    const [one, two] = [await newProject(), await newProject()]
    const [first, second] = [await newConversation(one), await newConversation(one)]
    const third = await newConversation(two)
    const idsOf = async (query: Record<string, string>) => {
      const { json } = await call({ path, query })
      return [json.total, json.items.map(({ id }: { id: string }) => id)]
    }
    assert.deepEqual(await idsOf({ project_id: one }), [2, [second, first]])
    assert.deepEqual(await idsOf({ project_id: one, offset: '1', limit: '1' }), [2, [first]])
    const [, newest] = await idsOf({ limit: '3' })
    assert.deepEqual(newest, [third, second, first])
  })

  test('200: a conversation shows where it belongs and which chat of another product it stands for', async () => {
    const { call, newProject } = service()
    const project_id = await newProject()
    const created = await call({
      path: '/public/guard/v1/conversation_linked',
      query: { project_id, conversation_linked_id: 'chat 7' },
      body: { name: 'Chat', description: 'with NUL-free text' },
    })
    const read = await call({ path: `${path}/${created.json.id}` })
    assert.equal(read.status, 200)
    assert.deepEqual(read.json, { ...created.json, project_id, conversation_linked_id: 'chat 7' })
  })

  test('200: a message tells the thresholds at which it was decided, also after they were changed', async () => {
    const { call, newProject, newPatternPolicy } = service()
    const metricId = await newPatternPolicy(['apollo'], { detection_threshold: 0.4 })
    const policies = [{ metricId, blockInput: true, blockOutput: true }]
    const securityGuardrails = { securityGuardrailBlockInput: true, securityGuardrailDetectionThreshold: 1.5 }
    const project_id = await newProject({ securityGuardrails, policies })
    const first = (await call({ path: '/api/v1/check', body: { project_id, text: 'project apollo' } })).json
    const id = first.conversation_id
    await call({ method: 'PATCH', path: `/api/v1/policies/${metricId}`, body: { detection_threshold: 0.9 } })
    const higher = { securityGuardrails: { ...securityGuardrails, securityGuardrailDetectionThreshold: 2.5 } }
    assert.equal((await call({ method: 'PATCH', path: `/api/v1/projects/${project_id}`, body: higher })).status, 200)
    const query = { conversation_id: id }
    const body = { messages_history: [{ role: 'user', content: 'apollo again' }] }
    await call({ path: '/public/guard/v1/input_guardrails', query, body })
    const path = `/api/v1/conversations/${id}`
    const listed = (await call({ path: `${path}/messages` })).json.items
    const exported = (await call({ path: `${path}/export` })).json.messages.items
    assert.deepEqual(listed, exported)
    type Told = { readonly detection_threshold: number }
    assert.deepEqual(
      listed.map(({ security, policies }: { security: Told; policies: readonly Told[] }) => [
        security.detection_threshold,
        policies.map(({ detection_threshold }) => detection_threshold),
      ]),
      [
        [1.5, [0.4]],
        [2.5, [0.9]],
      ],
    )
  })

  test('400: a list that starts below 0 or asks for more than 500', async () => {
    for (const query of [{ limit: '501' }, { offset: '-1' }]) {
      assertProblem(await service().call({ path, query }), 400, 'invalid-request')
    }
  })

  test('403: conversations are for keys with "manage"', async () => {
    const { call, newKey } = service()
    const { key } = await newKey(['guard', 'redteam'])
    assertProblem(await call({ path, key }), 403, 'missing-permission')
    assertProblem(await call({ path: `${path}/x`, key }), 403, 'missing-permission')
  })

  test('404: a conversation or project of another organization answers like one that does not exist', async () => {
    const { call, newProject, newConversation, newOrganization } = service()
    const projectId = await newProject()
    const id = await newConversation(projectId)
    const { key } = await newOrganization()
    for (const unknown of [id, randomUUID(), 'x']) {
      assertProblem(await call({ path: `${path}/${unknown}`, key }), 404, 'conversation-not-found')
    }
    for (const unknown of [projectId, randomUUID(), 'x']) {
      assertProblem(await call({ path, query: { project_id: unknown }, key }), 404, 'project-not-found')
    }
    assert.equal((await call({ path, key })).json.total, 0)
  })
})
