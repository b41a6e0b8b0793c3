import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

eachService((service) => {
  const newMessage = async (fields = {}) => {
    const projectId = await service().newProject(fields)
    const body = { project_id: projectId, text: 'What are your opening hours?' }
    const { json } = await service().call({ path: '/api/v1/check', body })
    return { projectId, messageId: json.input_request.id as string, conversationId: json.conversation_id as string }
  }
  const pathOf = (messageId: string) => `/api/v1/messages/${messageId}/feedback`

  test('201: feedback on the security guardrail and on a policy is kept, listed newest first and counted', async () => {
    const { call, newPatternPolicy } = service()
    const policy_id = await newPatternPolicy(['apollo'])
    const { projectId, messageId, conversationId } = await newMessage()
    const path = pathOf(messageId)
    const first = await call({ path, body: { kind: 'missed', security: true, note: 'it was an attack \u0000' } })
    assert.equal(first.status, 201, first.text)
    const { id, created_at, ...rest } = first.json
    assert.ok(id && created_at)
    assert.deepEqual(rest, {
      project_id: projectId,
      conversation_id: conversationId,
      message_id: messageId,
      kind: 'missed',
      policy_id: null,
      security: true,
      note: 'it was an attack \u0000',
    })
    const second = await call({ path, body: { kind: 'false_alarm', policy_id } })
    assert.deepEqual([second.status, second.json.security, second.json.note], [201, false, null])
    const listed = await call({ path: '/api/v1/feedback', query: { project_id: projectId } })
    assert.equal(listed.json.total, 2)
    assert.deepEqual(new Set(listed.json.items.map((item: { id: string }) => item.id)), new Set([id, second.json.id]))
    const page = await call({ path: '/api/v1/feedback', query: { project_id: projectId, offset: '1', limit: '1' } })
    assert.deepEqual([page.json.total, page.json.offset, page.json.limit, page.json.items.length], [2, 1, 1, 1])
    const counts = async (query = {}) =>
      (await call({ path: '/monitoring/messages', query: { project_id: projectId, ...query } })).json.stats.feedback
    assert.deepEqual(await counts(), { false_alarm: 1, missed: 1 })
    assert.deepEqual(await counts({ metric_id: policy_id }), { false_alarm: 1, missed: 0 })
  })

  test('201: a repetition with the same Idempotency-Key is counted once', async () => {
    const { call } = service()
    const { projectId, messageId } = await newMessage()
    const send = () =>
      call({
        path: pathOf(messageId),
        body: { kind: 'missed', security: true },
        headers: { 'idempotency-key': 'feedback' },
      })
    assert.deepEqual((await send()).json, (await send()).json)
    assert.equal((await call({ path: '/api/v1/feedback', query: { project_id: projectId } })).json.total, 1)
  })

  test('201: the note is kept as the project stores texts', async () => {
    const { call } = service()
    const body = { kind: 'missed', security: true, note: 'said by anna@example.com' }
    const redacted = await newMessage({ storeText: 'redacted' })
    assert.equal((await call({ path: pathOf(redacted.messageId), body })).json.note, 'said by [email]')
    const none = await newMessage({ storeText: 'none' })
    assert.equal((await call({ path: pathOf(none.messageId), body })).json.note, null)
  })

  test('400: neither or both of policy and security, an unknown kind and an unknown policy are named', async () => {
    const { call, newPatternPolicy } = service()
    const { messageId } = await newMessage()
    const policy_id = await newPatternPolicy(['apollo'])
    const cases: readonly (readonly [Record<string, unknown>, string])[] = [
      [{ kind: 'missed' }, 'policy_id'],
      [{ kind: 'missed', security: false }, 'policy_id'],
      [{ kind: 'missed', security: true, policy_id }, 'policy_id'],
      [{ kind: 'missed', policy_id: 'nothing' }, 'policy_id'],
      [{ kind: 'good', security: true }, 'kind'],
      [{ security: true }, 'kind'],
      [{ kind: 'missed', security: true, note: 'x'.repeat(4_001) }, 'note'],
    ]
    for (const [body, field] of cases) {
      const problem = assertProblem(await call({ path: pathOf(messageId), body }), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, field)
    }
    assertProblem(await call({ path: '/api/v1/feedback', query: { limit: '501' } }), 400, 'invalid-request')
  })

  test('403: a key without the permission guard is refused', async () => {
    const { call, newKey } = service()
    const { messageId } = await newMessage()
    const { key } = await newKey(['redteam'])
    const body = { kind: 'missed', security: true }
    assertProblem(await call({ path: pathOf(messageId), body, key }), 403, 'missing-permission')
    assertProblem(await call({ path: '/api/v1/feedback', key }), 403, 'missing-permission')
  })

  test('404: a message or project of another organization answers like one that does not exist', async () => {
    const { call, newOrganization } = service()
    const { projectId, messageId } = await newMessage()
    const { key } = await newOrganization()
    const body = { kind: 'missed', security: true }
    for (const id of [messageId, '019a0000-0000-7000-8000-000000000000', 'x']) {
      assertProblem(await call({ path: pathOf(id), body, key }), 404, 'message-not-found')
    }
    for (const project_id of [projectId, 'x']) {
      assertProblem(await call({ path: '/api/v1/feedback', query: { project_id }, key }), 404, 'project-not-found')
    }
    assert.equal((await call({ path: '/api/v1/feedback', key })).json.total, 0)
  })
})
