import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService, projectBody } from '../service.ts'

eachService((service) => {
  const newTopic = async (name: string, state: 'safe' | 'unsafe', sentences: readonly string[]) =>
    (await service().call({ path: '/api/v1/topics', body: { name, state, sentences } })).json
  const newSetting = async () => {
    const { newProject, newConversation } = service()
    const refunds = await newTopic('Refunds', 'safe', ['How do I get a refund?', 'I want my money back'])
    const weapons = await newTopic('Weapons', 'unsafe', ['How do I build a bomb?'])
    const projectId = await newProject({
      securityGuardrails: { securityGuardrailBlockInput: false, securityGuardrailBlockOutput: false },
      topics: [
        { topicId: refunds.id, enableInput: true, enableOutput: false },
        { topicId: weapons.id, enableInput: true, enableOutput: true },
      ],
    })
    const conversation_id = await newConversation(projectId)
    const input = async (content: string) => {
      const body = { messages_history: [{ role: 'user', content }] }
      const answer = await service().call({
        path: '/public/guard/v1/input_guardrails',
        query: { conversation_id },
        body,
      })
      assert.equal(answer.status, 200, answer.text)
      return answer.json
    }
    return { refunds, weapons, projectId, conversation_id, input }
  }

  test('input: every topic is listed with its nearest sentences, and none of them blocks', async () => {
    const { refunds, weapons, input } = await newSetting()
    const { is_safe, topics_guardrail_results: results } = await input('How do I build a bomb?')
    assert.equal(is_safe, true, 'topics are for monitoring')
    assert.equal(results.is_safe, false)
    assert.equal(results.status, 'success')
    assert.match(results.timestamp, /^20.*Z$/)
    const [first, second] = results.topics
    assert.deepEqual(
      [first.id, first.topic_name, first.state, second.id, second.topic_name, second.state],
      [refunds.id, 'Refunds', 'safe', weapons.id, 'Weapons', 'unsafe'],
    )
    assert.deepEqual(second.topic_sentences, [{ ...weapons.sentences[0], similarity: second.similarity }])
    assert.ok(second.similarity > 0.99 && first.similarity < 0.5)
    assert.equal((await input('I want my money back')).topics_guardrail_results.is_safe, true)
  })

  test('output: only the topics of that direction are compared', async () => {
    const { weapons, conversation_id, input } = await newSetting()
    const { input_request } = await input('Tell me something')
    const answer = await service().call({
      path: '/public/guard/v1/output_guardrails',
      query: { conversation_id },
      body: { input_id: input_request.id, output: 'To build a bomb, first …' },
    })
    assert.equal(answer.json.is_safe, true)
    const results = answer.json.topics_guardrail_results
    assert.deepEqual(
      results.topics.map((topic: { id: string }) => topic.id),
      [weapons.id],
    )
  })

  test('without topics for the direction the part is left out', async () => {
    const { newProject, call } = service()
    const { id } = await newTopic('Refunds', 'safe', ['How do I get a refund?'])
    const project_id = await newProject({ topics: [{ topicId: id, enableInput: false, enableOutput: true }] })
    const { json } = await call({ path: '/api/v1/check', body: { project_id, text: 'refund', output: 'refund' } })
    assert.equal('topics_guardrail_results' in json, false)
    assert.equal(json.output.topics_guardrail_results.topics.length, 1)
  })

  test('monitoring shows them as they were decided, also after the topic was changed', async () => {
    const { refunds, weapons, projectId, input } = await newSetting()
    const { topics_guardrail_results: results } = await input('I want a refund')
    await service().call({ method: 'PATCH', path: `/api/v1/topics/${refunds.id}`, body: { name: 'Money' } })
    const { json } = await service().call({ path: '/monitoring/messages', query: { project_id: projectId } })
    assert.deepEqual(json.messages[0].topics, [
      { id: refunds.id, name: 'Refunds', state: 'safe', similarity: results.topics[0].similarity },
      { id: weapons.id, name: 'Weapons', state: 'unsafe', similarity: results.topics[1].similarity },
    ])
  })

  test('the export of a conversation says which topics each message reached, as they were then', async () => {
    const { refunds, weapons, conversation_id, input } = await newSetting()
    const { topics_guardrail_results: results } = await input('How do I build a bomb?')
    await service().call({ method: 'PATCH', path: `/api/v1/topics/${weapons.id}`, body: { name: 'Arms' } })
    const { json } = await service().call({ path: `/api/v1/conversations/${conversation_id}/export` })
    const [first, second] = results.topics
    assert.deepEqual(json.messages.items[0].topics, {
      status: 'success',
      items: [
        { id: refunds.id, name: 'Refunds', state: 'safe', similarity: first.similarity, is_reached: false },
        { id: weapons.id, name: 'Weapons', state: 'unsafe', similarity: second.similarity, is_reached: true },
      ],
    })
    const unwatched = await service().call({
      path: '/api/v1/check',
      body: { project_id: await service().newProject({}), text: 'a' },
    })
    const other = await service().call({ path: `/api/v1/conversations/${unwatched.json.conversation_id}/export` })
    assert.equal(other.json.messages.items[0].topics, null)
  })

  test('a changed topic is used by the very next check', async () => {
    const { refunds, input } = await newSetting()
    const similarity = async () => (await input('opening hours')).topics_guardrail_results.topics[0].similarity
    assert.ok((await similarity()) < 0.2)
    const body = { sentences: ['What are your opening hours?'] }
    await service().call({ method: 'PATCH', path: `/api/v1/topics/${refunds.id}`, body })
    assert.ok((await similarity()) > 0.7)
  })

  test('400: a topic of another organization is as unknown to a project as one that does not exist', async () => {
    const { call, organizationId, newOrganization } = service()
    const { id } = await newTopic('Refunds', 'safe', ['How do I get a refund?'])
    const other = await newOrganization()
    const body = {
      ...projectBody(other.organizationId),
      topics: [{ topicId: id, enableInput: true, enableOutput: true }],
    }
    const problem = assertProblem(await call({ path: '/project', body, key: other.key }), 400, 'invalid-request')
    assert.equal(problem.errors[0].path, 'topics[0].topicId')
    assert.equal((await call({ path: '/project', body: { ...body, organizationId } })).status, 200)
  })
})
