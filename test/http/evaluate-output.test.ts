import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/public/guard/v1/output_guardrails'

eachService((service) => {
  const newInput = async () => {
    const { call, newPatternPolicy, newProject, newConversation } = service()
    const metricId = await newPatternPolicy(['apollo'])
    const project_id = await newProject({ policies: [{ metricId, blockInput: false, blockOutput: true }] })
    const conversation_id = await newConversation(project_id)
    const input = await call({
      path: '/public/guard/v1/input_guardrails',
      query: { conversation_id },
      body: { messages_history: [{ role: 'user', content: 'What do you build?' }] },
    })
    return { project_id, query: { conversation_id }, input_id: input.json.input_request.id }
  }

  test('200: an answer is judged by the policies of output and kept', async () => {
    const { query, input_id, project_id } = await newInput()
    const safe = await service().call({ path, query, body: { input_id, output: 'Rockets.' } })
    assert.equal(safe.json.is_safe, true)
    const blocked = await service().call({ path, query, body: { input_id, output: 'Project Apollo.' } })
    assert.equal(blocked.status, 200)
    assert.equal(blocked.json.is_safe, false)
    assert.equal(blocked.json.output_request.role, 'assistant')
    assert.equal(blocked.json.output_message_id, blocked.json.output_request.id)
    assert.equal(blocked.json.policies_guardrail_results.is_safe, false)
    const exported = await service().call({ path: '/monitoring/messages', query: { project_id } })
    assert.deepEqual(
      exported.json.messages.map((message: { direction: string }) => message.direction),
      ['output', 'output', 'input'],
    )
  })

  test('404: an input of another conversation is as unknown as one that does not exist', async () => {
    const one = await newInput()
    const other = await newInput()
    for (const input_id of [other.input_id, 'nothing']) {
      const answer = await service().call({ path, query: one.query, body: { input_id, output: 'x' } })
      assertProblem(answer, 404, 'message-not-found')
    }
  })

  test('400: an output over 1,000,000 characters is refused, one at the limit is judged', async () => {
    const { query, input_id } = await newInput()
    const output = 'word '.repeat(200_000)
    assert.equal((await service().call({ path, query, body: { input_id, output } })).status, 200)
    const problem = assertProblem(
      await service().call({ path, query, body: { input_id, output: `${output}x` } }),
      400,
      'invalid-request',
    )
    assert.equal(problem.errors[0].path, 'output')
  })
})
