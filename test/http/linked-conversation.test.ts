import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService, startService } from '../service.ts'

const path = '/public/guard/v1/conversation_linked'

eachService((service) => {
  const link = (project_id: string, conversation_linked_id: string, body: unknown = {}) =>
    service().call({ path, query: { project_id, conversation_linked_id }, body })

  test('200: the first call creates, later ones get the same conversation with its first name and description', async () => {
    const project = await service().newProject()
    const first = await link(project, 'chat-1', { name: 'First', description: 'of its kind' })
    assert.equal(first.status, 200)
    const { id, created_at, ...rest } = first.json
    assert.deepEqual(rest, { name: 'First', description: 'of its kind', is_client: true })
    assert.equal(new Date(created_at).toISOString(), created_at)
    const again = await link(project, 'chat-1', { name: 'Second', description: null })
    assert.equal(again.status, 200)
    assert.deepEqual(again.json, first.json)
    const bare = await service().call({
      path: '/conversation_linked',
      query: { project_id: project, conversation_linked_id: 'chat-1' },
      method: 'POST',
    })
    assert.deepEqual(bare.json, first.json, 'the bare path and no body at all do the same')
    const unnamed = await link(project, 'chat-2')
    assert.match(unnamed.json.name, /^API Conversation \d{4}-\d\d-\d\dT[\d:.]+Z$/)
    assert.notEqual(unnamed.json.id, id)
  })

  test('200: any string of 1 to 512 characters is an id, and no two of them are taken for one another', async () => {
    const project = await service().newProject()
    const ids = [
      'a',
      'A',
      'a ',
      ' a',
      'a b',
      'a+b',
      'a/b/../c?d=e&f#g',
      '%41',
      '%00',
      'é',
      'e\u0301',
      'чат-42',
      '会話',
      '👩‍👩‍👧',
      "'; DROP TABLE conversations; --",
      '\n\t',
      'x'.repeat(512),
      '会'.repeat(512),
    ]
    const seen = new Set<string>()
    for (const id of ids) {
      const first = await link(project, id)
      assert.equal(first.status, 200, `${JSON.stringify(id)}: ${first.text}`)
      assert.equal((await link(project, id)).json.id, first.json.id, JSON.stringify(id))
      seen.add(first.json.id)
    }
    assert.equal(seen.size, ids.length)
  })

  test('the same linked id in another project is another conversation', async () => {
    const [one, other] = [await service().newProject(), await service().newProject()]
    assert.notEqual((await link(one, 'chat')).json.id, (await link(other, 'chat')).json.id)
  })

  test('400: no linked id, an empty one, one of 513 characters, one with NUL, half a character', async () => {
    const project = await service().newProject()
    for (const query of [
      { project_id: project },
      { project_id: project, conversation_linked_id: '' },
      { project_id: project, conversation_linked_id: 'x'.repeat(513) },
      { project_id: project, conversation_linked_id: 'a\u0000b' },
    ]) {
      const problem = assertProblem(await service().call({ path, query, body: {} }), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, 'query.conversation_linked_id')
    }
    for (const raw of ['%ED%A0%80', '%ff', '%', 'a%2']) {
      const answer = await service().call({
        path: `${path}?project_id=${project}&conversation_linked_id=${raw}`,
        body: {},
      })
      const problem = assertProblem(answer, 400, 'invalid-request')
      assert.equal(problem.errors[0].path, 'query.conversation_linked_id', raw)
    }
  })

  test('404: a project of another organization answers like one that does not exist, and nothing is linked', async () => {
    const project = await service().newProject()
    const { key } = await service().newOrganization()
    const query = { project_id: project, conversation_linked_id: 'chat' }
    assertProblem(await service().call({ path, query, body: {}, key }), 404, 'project-not-found')
    assertProblem(await link('nothing', 'chat'), 404, 'project-not-found')
  })

  test('64 simultaneous calls get one conversation, which then takes checks', async () => {
    const project = await service().newProject()
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, i) => link(project, 'race', { name: `Call ${i}` })),
    )
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1, 'all of them read alike')
    const evaluated = await service().call({
      path: '/public/guard/v1/input_guardrails',
      query: { conversation_id: answers[0]?.json.id },
      body: { messages_history: [{ role: 'user', content: 'hello' }] },
    })
    assert.equal(evaluated.status, 200)
  })

  test('a repetition with the same Idempotency-Key gets the same reply, also when the conversation stood before', async () => {
    const project = await service().newProject()
    const send = (id: string) =>
      service().call({
        path,
        query: { project_id: project, conversation_linked_id: id },
        body: {},
        headers: { 'idempotency-key': `linked-${project}` },
      })
    const standing = await link(project, 'kept')
    const first = await send('kept')
    const second = await send('kept')
    assert.deepEqual([first.json, second.json], [standing.json, standing.json])
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
    assertProblem(await send('other'), 409, 'conflict')
  })
})

test('two servers on one PostgreSQL: 64 simultaneous calls through both get one conversation', async () => {
  const first = await startService('postgres')
  const second = await first.startSibling()
  try {
    const project_id = await first.newProject()
    for (let round = 0; round < 3; round += 1) {
      const query = { project_id, conversation_linked_id: `race ${round}` }
      const answers = await Promise.all(
        Array.from({ length: 64 }, (_, i) => (i % 2 === 0 ? first : second).call({ path, query, body: {} })),
      )
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
    }
  } finally {
    await second.close()
    await first.close()
  }
})
