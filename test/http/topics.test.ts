import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyEntry } from '../../server/domain/account/audit.ts'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/topics'
const body = {
  name: 'Refunds',
  state: 'unsafe',
  sentences: ['How do I get a refund?', 'I want my money back'],
  similarity_threshold: 0.4,
}

eachService((service) => {
  const create = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const answer = await service().call({ path, body: { ...body, ...fields } })
    assert.equal(answer.status, 201, answer.text)
    return answer.json
  }
  const patch = (id: string, change: unknown, key?: string) =>
    service().call({ method: 'PATCH', path: `${path}/${id}`, body: change, ...(key !== undefined && { key }) })

  test('201: a topic comes back as it was saved, each sentence with an id, and can be read', async () => {
    const { id, sentences, created_at, updated_at, ...rest } = await create()
    const { sentences: _, ...sent } = body
    assert.deepEqual(rest, { ...sent, is_archived: false, archived_at: null })
    assert.deepEqual(
      sentences.map(({ text }: { text: string }) => text),
      body.sentences,
    )
    assert.equal(new Set(sentences.map((sentence: { id: string }) => sentence.id)).size, 2)
    assert.equal(created_at, updated_at)
    const read = await service().call({ path: `${path}/${id}` })
    assert.deepEqual([read.status, read.json], [200, { id, sentences, created_at, updated_at, ...rest }])
  })

  test('201: the threshold is .5 when none is given; sentences may hold NUL', async () => {
    const { call } = service()
    const { json } = await call({ path, body: { name: 'x', state: 'safe', sentences: ['a\u0000b'] } })
    assert.equal(json.similarity_threshold, 0.5)
    assert.equal((await call({ path: `${path}/${json.id}` })).json.sentences[0].text, 'a\u0000b')
  })

  test('201: a repeated request with the same Idempotency-Key creates one topic', async () => {
    const { call } = service()
    const headers = { 'idempotency-key': 'topic-1' }
    const named = { ...body, name: 'Only once' }
    const first = await call({ path, body: named, headers })
    const again = await call({ path, body: named, headers })
    assert.deepEqual([again.status, again.json], [201, first.json])
    assertProblem(await call({ path, body: { ...named, name: 'x' }, headers }), 409, 'conflict')
    const { items } = (await call({ path, query: { limit: '500' } })).json
    assert.equal(items.filter(({ name }: { name: string }) => name === 'Only once').length, 1)
  })

  test('400: every wrong field is named', async () => {
    const { call } = service()
    const wrong = { name: '', state: 'odd', sentences: [], similarity_threshold: 2 }
    const problem = assertProblem(await call({ path, body: wrong }), 400, 'invalid-request')
    const paths = problem.errors.map((error: { path: string }) => error.path)
    assert.deepEqual(paths.sort(), ['name', 'sentences', 'similarity_threshold', 'state'])
  })

  test('400: too many sentences, too long ones, too much together, one listed twice', async () => {
    const { call } = service()
    for (const [sentences, place] of [
      [Array.from({ length: 201 }, (_, index) => `s${index}`), 'sentences'],
      [['x'.repeat(501)], 'sentences[0]'],
      [Array.from({ length: 30 }, (_, index) => `${index}${'x'.repeat(400)}`), 'sentences'],
      [['a', 'b', 'a'], 'sentences[2]'],
    ] as const) {
      const problem = assertProblem(await call({ path, body: { ...body, sentences } }), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, place)
    }
  })

  test('403: a key without the permission "manage"', async () => {
    const { call, newKey } = service()
    const { key } = await newKey(['guard'])
    const { id } = await create()
    assertProblem(await call({ path, body, key }), 403, 'missing-permission')
    assertProblem(await patch(id, { name: 'x' }, key), 403, 'missing-permission')
  })

  test('404: a topic of another organization answers like one that does not exist', async () => {
    const { call, newOrganization } = service()
    const { id } = await create()
    const { key } = await newOrganization()
    for (const unknown of [id, 'nothing']) {
      assertProblem(await call({ path: `${path}/${unknown}`, key }), 404, 'topic-not-found')
      assertProblem(await patch(unknown, { name: 'x' }, key), 404, 'topic-not-found')
      assertProblem(await call({ method: 'DELETE', path: `${path}/${unknown}`, key }), 404, 'topic-not-found')
    }
    assert.equal((await call({ path: `${path}/${id}` })).json.name, body.name)
  })

  test('200: the list is paged by age, without archived topics unless asked for', async () => {
    const { call, newOrganization } = service()
    const { key } = await newOrganization()
    const ids: string[] = []
    for (const name of ['a', 'b', 'c']) ids.push((await call({ path, body: { ...body, name }, key })).json.id)
    await call({ method: 'DELETE', path: `${path}/${ids[1]}`, key })
    const list = async (query: Readonly<Record<string, string>>) => {
      const { json } = await call({ path, query, key })
      return [json.total, json.offset, json.limit, json.items.map((item: { id: string }) => item.id)]
    }
    assert.deepEqual(await list({}), [2, 0, 50, [ids[0], ids[2]]])
    assert.deepEqual(await list({ include_archived: 'true', offset: '1', limit: '1' }), [3, 1, 1, [ids[1]]])
    assertProblem(await call({ path, query: { limit: '501' }, key }), 400, 'invalid-request')
  })

  test('409: with `if_updated_at` nothing is changed that was changed since; of simultaneous changes on one state one is made', async () => {
    const { id, updated_at: first } = await create()
    const read = async () => (await service().call({ path: `${path}/${id}` })).json
    const mine = await patch(id, { name: 'Mine', if_updated_at: first })
    assert.equal(mine.status, 200, mine.text)
    assert.ok(mine.json.updated_at > first)
    assertProblem(await patch(id, { name: 'Theirs', if_updated_at: first }), 409, 'conflict')
    assert.equal((await read()).name, 'Mine')
    const names = Array.from({ length: 5 }, (_, index) => `At once ${index}`)
    const answers = await Promise.all(names.map((name) => patch(id, { name, if_updated_at: mine.json.updated_at })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
    assert.equal((await read()).name, answers.find(({ status }) => status === 200)?.json.name)
    assert.equal((await patch(id, { name: 'Whatever it is' })).status, 200)
  })

  test('400: `if_updated_at` that is no moment is named', async () => {
    const { id } = await create()
    const problem = assertProblem(await patch(id, { if_updated_at: 'yesterday' }), 400, 'invalid-request')
    assert.equal(problem.errors[0].path, 'if_updated_at')
  })

  test('200: named fields change; sentences that stood before keep their ids', async () => {
    const before = await create()
    const sentences = ['I want my money back', 'Refund me']
    const { status, json } = await patch(before.id, { name: 'Money', state: 'safe', sentences })
    assert.equal(status, 200)
    assert.deepEqual([json.name, json.state, json.similarity_threshold], ['Money', 'safe', 0.4])
    assert.deepEqual(json.sentences[0], before.sentences[1])
    assert.ok(!before.sentences.some(({ id }: { id: string }) => id === json.sentences[1].id))
  })

  test('200: an archived topic is not compared any more from the next check on, and comes back', async () => {
    const { call, newProject } = service()
    const { id } = await create()
    const project_id = await newProject({ topics: [{ topicId: id, enableInput: true, enableOutput: false }] })
    const topicsOf = async () => {
      const { json } = await call({ path: '/api/v1/check', body: { project_id, text: 'I want a refund' } })
      return json.topics_guardrail_results?.topics.length
    }
    assert.equal(await topicsOf(), 1)
    const archived = await call({ method: 'DELETE', path: `${path}/${id}` })
    assert.deepEqual([archived.status, archived.json.is_archived], [200, true])
    assert.equal(await topicsOf(), undefined)
    assert.equal((await patch(id, { is_archived: false })).json.archived_at, null)
    assert.equal(await topicsOf(), 1)
  })

  test('changes are told in the audit log', async () => {
    const { call } = service()
    const { id } = await create()
    await patch(id, { name: 'Money' })
    await call({ method: 'DELETE', path: `${path}/${id}` })
    const entries = await service().app.store.read(({ audit }) =>
      audit.list(service().organizationId, { offset: 0, limit: 3 }, everyEntry),
    )
    assert.deepEqual(
      entries.items.map(({ action, target }) => [action, target]),
      ['topic.archive', 'topic.update', 'topic.create'].map((action) => [action, `topic:${id}`]),
    )
    assert.deepEqual(JSON.parse(entries.items[1]?.after ?? ''), { name: 'Money' })
  })
})
