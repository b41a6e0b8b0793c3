import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { assertProblem, eachService, type Service } from '../service.ts'

const path = '/api/v1/messages'
const guard = '/public/guard/v1'

/** Evaluates a message that a policy forbids; returns the ids and the reply. */
async function evaluate({ call, newProject, newConversation, newPatternPolicy }: Service) {
  const metricId = await newPatternPolicy(['apollo'], { violation_message: 'Not that.', criticality: 'high' })
  const policies = [{ metricId, blockInput: true, blockOutput: true }]
  const projectId = await newProject({ policies, failureMode: 'open' })
  const conversationId = await newConversation(projectId)
  const body = {
    messages_history: [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'Tell me about apollo \u0000.' },
      { role: 'assistant', content: 'It is a programme.' },
      { role: 'user', content: 'And apollo in French?' },
    ],
  }
  const answer = await call({ path: `${guard}/input_guardrails`, query: { conversation_id: conversationId }, body })
  assert.equal(answer.status, 200, answer.text)
  return { metricId, projectId, conversationId, body, reply: answer.json }
}

eachService((service) => {
  test('200: a message shows its text, its history, its verdicts with their places, and what decided', async () => {
    const { call } = service()
    const { metricId, projectId, conversationId, body, reply } = await evaluate(service())
    const { id, content } = reply.input_request
    const { status, json } = await call({ path: `${path}/${id}` })
    assert.equal(status, 200)
    assert.deepEqual(
      [json.id, json.project_id, json.conversation_id, json.direction, json.role, json.input_id],
      [id, projectId, conversationId, 'input', 'user', null],
    )
    assert.deepEqual([json.text, json.text_with_context], [content.text, content.text_with_context])
    assert.deepEqual(json.history, body.messages_history.slice(0, 3))
    assert.equal(json.is_safe, false)
    assert.deepEqual(json.security_guardrail_results, reply.security_guardrail_results)
    assert.deepEqual(json.policies_guardrail_results, reply.policies_guardrail_results)
    const [span] = json.policies_guardrail_results.policies[0].spans
    assert.equal(json.text.slice(span.start, span.end), 'apollo')
    const { configuration } = json
    assert.equal(configuration.failureMode, 'open')
    assert.equal(configuration.policies[0].metricId, metricId)
    assert.equal(configuration.policies[0].policy.criticality, 'high')
  })

  test('what decided stays as it was although the project changes', async () => {
    const { call } = service()
    const { projectId, reply } = await evaluate(service())
    const read = async () => (await call({ path: `${path}/${reply.input_request.id}` })).json
    const before = await read()
    const change = { policies: [], failureMode: 'closed' }
    await call({ method: 'PATCH', path: `/api/v1/projects/${projectId}`, body: change })
    assert.deepEqual(await read(), before)
  })

  test('200: an output names the input that it answers', async () => {
    const { call } = service()
    const { conversationId, reply } = await evaluate(service())
    const input_id = reply.input_request.id
    const output = await call({
      path: `${guard}/output_guardrails`,
      query: { conversation_id: conversationId },
      body: { input_id, output: 'Bonjour.' },
    })
    const { json } = await call({ path: `${path}/${output.json.output_message_id}` })
    assert.deepEqual(
      [json.direction, json.role, json.input_id, json.text],
      ['output', 'assistant', input_id, 'Bonjour.'],
    )
  })

  test('200: a removed text is null and says since when; verdicts and configuration stay', async () => {
    const { call, app, organizationId } = service()
    const { projectId, reply } = await evaluate(service())
    const at = Date.now() + 1_000
    await app.store.write(({ messages }) => messages.removeTexts(organizationId, projectId, at, at, 100))
    const { json } = await call({ path: `${path}/${reply.input_request.id}` })
    assert.deepEqual([json.text, json.text_with_context], [null, null])
    assert.equal(json.text_removed_at, new Date(at).toISOString())
    assert.deepEqual(
      json.history.map(({ role, content }: { role: string; content: unknown }) => [role, content]),
      [
        ['system', null],
        ['user', null],
        ['assistant', null],
      ],
    )
    assert.equal(json.policies_guardrail_results.policies[0].is_safe, false)
  })

  test('403: what end users wrote is for keys with "manage"', async () => {
    const { call, newKey } = service()
    const { key } = await newKey(['guard', 'redteam'])
    assertProblem(await call({ path: `${path}/${randomUUID()}`, key }), 403, 'missing-permission')
  })

  test('404: a message of another organization answers like one that does not exist', async () => {
    const { call, newOrganization } = service()
    const { reply } = await evaluate(service())
    const { key } = await newOrganization()
    for (const unknown of [reply.input_request.id, randomUUID(), 'x']) {
      assertProblem(await call({ path: `${path}/${unknown}`, key }), 404, 'message-not-found')
    }
  })
})
