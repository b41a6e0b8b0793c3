import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/public/safeguard/output'

eachService((service) => {
  const newChatbot = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const { newProject, newConversation, newPatternPolicy } = service()
    const apollo = await newPatternPolicy(['apollo'], { name: 'Apollo', criticality: 'critical' })
    const gemini = await newPatternPolicy(['gemini'], { name: 'Gemini', criticality: 'low' })
    const inputOnly = await newPatternPolicy(['mercury'])
    const clientId = await newProject({
      policies: [
        { metricId: apollo, blockInput: false, blockOutput: true },
        { metricId: gemini, blockInput: false, blockOutput: true },
        { metricId: inputOnly, blockInput: true, blockOutput: false },
      ],
      ...fields,
    })
    return { apollo, gemini, clientId, conversationId: await newConversation(clientId) }
  }
  const analyse = (conversationId: string, body: unknown, key?: string) =>
    service().call({ path, query: { conversationId }, body, ...(key !== undefined && { key }) })
  const newInput = async (conversationId: string, content = 'What is new?'): Promise<string> => {
    const body = { messageHistory: [{ role: 'user', content }] }
    return (await service().call({ path: '/public/safeguard/input', query: { conversationId }, body })).json.original.id
  }
  const monitored = async (clientId: string) =>
    (await service().call({ path: '/monitoring/messages', query: { project_id: clientId } })).json.messages

  test('200: with a stored input and a new output, every output policy is a metric', async () => {
    const { call } = service()
    const { apollo, gemini, conversationId } = await newChatbot()
    const inputId = await newInput(conversationId)
    const { status, json } = await analyse(conversationId, { inputId, output: 'Apollo starts on Monday.' })
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(json), ['id', 'inputMessage', 'outputMessage', 'metricResults', 'createdAt'])
    assert.match(json.id, /^[0-9a-f-]{36}$/)
    assert.match(json.createdAt, /^20.*Z$/)
    assert.deepEqual(json.inputMessage, {
      id: inputId,
      direction: 'Outgoing',
      status: 'SAVED',
      content: { text: 'What is new?', summaryWithContext: 'What is new?' },
    })
    const { id, ...output } = json.outputMessage
    const text = 'Apollo starts on Monday.'
    assert.deepEqual(output, { direction: 'Incoming', status: 'SAVED', content: { text, summaryWithContext: text } })
    assert.ok(id !== inputId && id !== json.id)

    const policy = (await call({ path: `/api/v1/policies/${apollo}` })).json
    assert.deepEqual(json.metricResults[0], {
      metric: {
        id: apollo,
        name: 'Apollo',
        description: policy.description,
        criticality: 'CRITICAL',
        detectionThreshold: 0.5,
        detectionIsAboveThreshold: true,
        isDefault: false,
        isArchived: false,
        createdAt: policy.created_at,
        updatedAt: policy.updated_at,
        archivedAt: null,
      },
      status: 'FAILED',
      value: 1,
      isIssue: true,
    })
    const [, second] = json.metricResults
    assert.deepEqual(
      [json.metricResults.length, second.metric.id, second.metric.criticality, second.status, second.isIssue],
      [2, gemini, 'LOW', 'SUCCESS', false],
    )
  })

  test('200: texts become new messages, evaluated and shown in monitoring like those of v1', async () => {
    const { clientId, conversationId } = await newChatbot()
    const { json } = await analyse(conversationId, { input: 'Tell me about mercury', output: 'It is gemini.' })
    const messages = await monitored(clientId)
    const seen = new Map(messages.map((message: { id: string }) => [message.id, message]))
    assert.equal(seen.size, 2)
    const input = messages.find(({ id }: { id: string }) => id === json.inputMessage.id)
    const output = messages.find(({ id }: { id: string }) => id === json.outputMessage.id)
    assert.deepEqual([input.direction, input.text, input.is_safe], ['input', 'Tell me about mercury', false])
    assert.deepEqual([output.direction, output.text, output.is_safe], ['output', 'It is gemini.', false])
    assert.deepEqual([output.role, output.conversation_id], ['assistant', conversationId])
  })

  test('200: ids decide; texts beside them are ignored and nothing new is stored', async () => {
    const { clientId, conversationId } = await newChatbot()
    const first = (await analyse(conversationId, { input: 'Hello', output: 'apollo' })).json
    const body = {
      inputId: first.inputMessage.id,
      input: 'ignored',
      outputId: first.outputMessage.id,
      output: 'ignored',
    }
    const { status, json } = await analyse(conversationId, body)
    assert.equal(status, 200)
    assert.deepEqual([json.inputMessage, json.outputMessage], [first.inputMessage, first.outputMessage])
    assert.deepEqual(json.metricResults, first.metricResults)
    assert.notEqual(json.id, first.id)
    assert.equal((await monitored(clientId)).length, 2)
  })

  test('200: a stored output is judged by the policies as they are now; its message keeps its verdict', async () => {
    const { apollo, clientId, conversationId } = await newChatbot()
    const first = (await analyse(conversationId, { input: 'Hello', output: 'apollo' })).json
    await service().call({ method: 'DELETE', path: `/api/v1/policies/${apollo}` })
    const body = { inputId: first.inputMessage.id, outputId: first.outputMessage.id, input: null, output: null }
    const { json } = await analyse(conversationId, body)
    assert.deepEqual(
      json.metricResults.map((row: { metric: { name: string } }) => row.metric.name),
      ['Gemini'],
    )
    const message = (await monitored(clientId)).find(({ id }: { id: string }) => id === first.outputMessage.id)
    assert.deepEqual([message.is_safe, message.policies.length], [false, 2])
  })

  test('200: messages of v1 can be named, and all metrics are listed in a project whose mode is fast', async () => {
    const { conversationId } = await newChatbot({ guardrailExecutionMode: 'fast' })
    const { json: v1 } = await service().call({
      path: '/public/guard/v1/input_guardrails',
      query: { conversation_id: conversationId },
      body: { messages_history: [{ role: 'user', content: 'What is new?' }] },
    })
    const { json } = await analyse(conversationId, { inputId: v1.input_request.id, output: 'apollo gemini' })
    assert.deepEqual(
      json.metricResults.map((row: { status: string }) => row.status),
      ['FAILED', 'FAILED'],
    )
  })

  test('200: repetitions with the same Idempotency-Key store nothing more, also where texts are not stored', async () => {
    for (const storeText of ['full', 'none']) {
      const { clientId, conversationId } = await newChatbot({ storeText })
      const headers = { 'idempotency-key': `analyse-output-${storeText}` }
      const request = { path, query: { conversationId }, body: { input: 'Hello', output: 'apollo' }, headers }
      const first = await service().call(request)
      const again = await service().call(request)
      assert.deepEqual([again.status, again.json], [200, first.json])
      assert.equal((await monitored(clientId)).length, 2)
    }
    const { conversationId } = await newChatbot()
    const stored = (await analyse(conversationId, { input: 'Hello', output: 'apollo' })).json
    const body = { inputId: stored.inputMessage.id, outputId: stored.outputMessage.id }
    const request = { path, query: { conversationId }, body, headers: { 'idempotency-key': 'only-ids' } }
    const first = await service().call(request)
    assert.deepEqual((await service().call(request)).json, first.json)
  })

  test('200: a repetition that names an input whose text was not stored has strings where strings are promised', async () => {
    const { conversationId } = await newChatbot({ storeText: 'none' })
    const { inputMessage } = (await analyse(conversationId, { input: 'a', output: 'b' })).json
    const body = { inputId: inputMessage.id, output: 'apollo' }
    const request = { path, query: { conversationId }, body, headers: { 'idempotency-key': 'withheld' } }
    const first = await service().call(request)
    assert.deepEqual((await service().call(request)).json, first.json)
    assert.deepEqual(first.json.inputMessage.content, { text: '', summaryWithContext: '' })
  })

  test('400: one of inputId and input, and one of outputId and output, is needed', async () => {
    const { conversationId } = await newChatbot()
    const inputId = await newInput(conversationId)
    for (const [body, place] of [
      [{ output: 'x' }, 'input'],
      [{ inputId }, 'output'],
      [{}, 'input'],
      [{ input: null, output: 'x' }, 'input'],
      [{ inputId: 5, output: 'x' }, 'inputId'],
      [{ inputId, output: 'x'.repeat(1_000_001) }, 'output'],
    ] as const) {
      const problem = assertProblem(await analyse(conversationId, body), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, place, JSON.stringify(body).slice(0, 100))
    }
    const missing = await service().call({ path, body: { inputId, output: 'x' } })
    assert.equal(assertProblem(missing, 400, 'invalid-request').errors[0].path, 'query.conversationId')
  })

  test('403: a key without the permission "guard"', async () => {
    const { conversationId } = await newChatbot()
    const { key } = await service().newKey(['manage'])
    assertProblem(await analyse(conversationId, { input: 'x', output: 'y' }, key), 403, 'missing-permission')
  })

  test('404: ids of another conversation or of the other side, and conversations of another organization', async () => {
    const { clientId, conversationId } = await newChatbot()
    const { inputMessage, outputMessage } = (await analyse(conversationId, { input: 'a', output: 'b' })).json
    const elsewhere = await service().newConversation(clientId)
    for (const body of [
      { inputId: inputMessage.id, output: 'x' },
      { input: 'x', outputId: outputMessage.id },
    ])
      assertProblem(await analyse(elsewhere, body), 404, 'message-not-found')
    for (const body of [
      { inputId: outputMessage.id, output: 'x' },
      { input: 'x', outputId: inputMessage.id },
      { inputId: 'nothing', output: 'x' },
    ])
      assertProblem(await analyse(conversationId, body), 404, 'message-not-found')
    assert.equal((await monitored(clientId)).length, 2, 'a refused analysis stores nothing')
    const { key } = await service().newOrganization()
    assertProblem(await analyse(conversationId, { input: 'x', output: 'y' }, key), 404, 'conversation-not-found')
    assertProblem(await analyse('nothing', { input: 'x', output: 'y' }, key), 404, 'conversation-not-found')
  })

  test('409: a stored output whose text was not kept cannot be judged again; an input without its text can be named', async () => {
    const { conversationId } = await newChatbot({ storeText: 'none' })
    const { inputMessage, outputMessage } = (await analyse(conversationId, { input: 'a', output: 'apollo' })).json
    const body = { inputId: inputMessage.id, outputId: outputMessage.id }
    assertProblem(await analyse(conversationId, body), 409, 'precondition-missing')
    const { status, json } = await analyse(conversationId, { inputId: inputMessage.id, output: 'apollo' })
    const withheld = { text: '', summaryWithContext: '' }
    assert.deepEqual([status, json.inputMessage.content, json.metricResults[0].isIssue], [200, withheld, true])
  })

  test('409: an archived project takes no analyses', async () => {
    const { clientId, conversationId } = await newChatbot()
    await service().call({ method: 'DELETE', path: `/api/v1/projects/${clientId}` })
    assertProblem(await analyse(conversationId, { input: 'x', output: 'y' }), 409, 'conflict')
  })
})
