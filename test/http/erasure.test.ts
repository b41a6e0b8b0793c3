import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemClock, systemIds } from '../../server/process-ports.ts'
import { continueErasure } from '../../server/services/privacy/continue-erasure.ts'
import { dumpDatabase } from '../database-dump.ts'
import { assertProblem, eachService } from '../service.ts'
import { aRecord } from '../store/fixtures.ts'

const input = '/public/guard/v1/input_guardrails'
const user = (content: string) => ({ role: 'user', content })

eachService((service, database) => {
  const linkedConversation = async (projectId: string, linkedId: string, name: string) => {
    const { status, text, json } = await service().call({
      method: 'POST',
      path: '/public/guard/v1/conversation_linked',
      query: { project_id: projectId, conversation_linked_id: linkedId },
      body: { name, description: `about ${name}` },
      headers: { 'idempotency-key': `link-${projectId}-${linkedId.length}` },
    })
    assert.equal(status, 200, text)
    return json.id as string
  }

  const say = (conversation_id: string, contents: readonly string[], key?: string) =>
    service().call({
      path: input,
      query: { conversation_id },
      body: { messages_history: contents.map(user) },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })

  /** A conversation in which every place holds the word. */
  const saidEverywhere = async (word: string) => {
    const { call, newProject, newPatternPolicy } = service()
    const metricId = await newPatternPolicy(['forbidden'])
    const projectId = await newProject({ policies: [{ metricId, blockInput: true, blockOutput: false }] })
    const id = await linkedConversation(projectId, `chat-${word}`, `Talk ${word}`)
    const first = await say(id, [`before ${word}`, `forbidden ${word}`, `and that ${word}?`], `say-${word}`)
    assert.equal(first.status, 200, first.text)
    const messageId = first.json.input_request.id as string
    await call({
      path: `/api/v1/messages/${messageId}/feedback`,
      body: { kind: 'missed', security: true, note: `note ${word}` },
      headers: { 'idempotency-key': `note-${word}` },
    })
    return { projectId, id, messageId, metricId }
  }

  test('the names that a client gave documents go with what was said about them: title and id', async () => {
    const { call, newProject } = service()
    const projectId = await newProject({})
    const id = await linkedConversation(projectId, 'chat with documents', 'Talk about documents')
    const documents = [{ id: 'quoll-7@example.org', title: 'Letter of quoll', text: 'We open at nine.' }]
    const checked = await call({
      path: input,
      query: { conversation_id: id },
      body: { messages_history: [user('When do you open?')], documents },
    })
    assert.equal(checked.status, 200, checked.text)
    assert.ok((await dumpDatabase(service(), database)).includes('quoll'))
    const erased = await call({ method: 'POST', path: `/api/v1/conversations/${id}/erase` })
    assert.equal(erased.json.status, 'completed', erased.text)
    assert.ok(!(await dumpDatabase(service(), database)).includes('quoll'))
  })

  for (const how of ['conversation', 'linked end user'] as const) {
    test(`201: the erasure of one ${how} leaves no word of it; ids, verdicts and counters stay`, async () => {
      const { call } = service()
      const word = `numbat${how.slice(0, 6)}`
      const { projectId, id, messageId } = await saidEverywhere(word)
      const other = await linkedConversation(projectId, 'another chat of the same project', 'Another talk')
      await say(other, ['that stays'])
      assert.ok((await dumpDatabase(service(), database)).includes(word))
      const before = (await call({ path: '/monitoring/messages', query: { project_id: projectId } })).json
      const erased =
        how === 'conversation'
          ? await call({ method: 'POST', path: `/api/v1/conversations/${id}/erase` })
          : await call({
              path: '/api/v1/erasures',
              body: { project_id: projectId, conversation_linked_id: `chat-${word}` },
            })
      assert.equal(erased.status, 201, erased.text)
      assert.equal(erased.json.conversation_id, id)
      assert.equal(erased.json.status, 'completed')
      assert.ok(erased.json.completed_at)
      assert.deepEqual(erased.json.erased, { messages: 1, texts: 3, replies: 3, notes: 1 })
      assert.ok(!(await dumpDatabase(service(), database)).includes(word))

      const after = (await call({ path: '/monitoring/messages', query: { project_id: projectId } })).json
      assert.deepEqual(after.stats, before.stats)
      assert.equal(after.meta.messageCount, 2)
      const message = after.messages.find((one: { id: string }) => one.id === messageId)
      const was = before.messages.find((one: { id: string }) => one.id === messageId)
      assert.equal(message.text, null)
      assert.ok(message.text_removed_at)
      assert.equal(message.conversation_name, 'Erased conversation')
      assert.deepEqual([message.is_safe, message.security.value], [was.is_safe, was.security.value])
      assert.ok(after.messages.some((one: { text: string }) => one.text === 'that stays'))

      // New checks on the id work, and so do answers to the erased input.
      assert.equal((await say(id, ['hello again'])).status, 200)
      const answer = await call({
        path: '/public/guard/v1/output_guardrails',
        query: { conversation_id: id },
        body: { input_id: messageId, output: 'Good morning' },
      })
      assert.equal(answer.status, 200, answer.text)
      // The linked id is free for a new conversation.
      assert.notEqual(await linkedConversation(projectId, `chat-${word}x`.slice(0, -1), 'New'), id)
      assert.equal((await call({ path: `/api/v1/erasures/${erased.json.id}` })).json.status, 'completed')
      const log = await call({ path: '/api/v1/audit-log', query: { limit: '5' } })
      const entry = log.json.items.find((one: { target: string }) => one.target === `conversation:${id}`)
      assert.equal(entry.action, 'conversation.erase')
    })
  }

  test('201: a repetition with the same Idempotency-Key is the same erasure', async () => {
    const { call, newProject, newConversation } = service()
    const id = await newConversation(await newProject())
    const headers = { 'idempotency-key': 'erase' }
    const erase = () => call({ method: 'POST', path: `/api/v1/conversations/${id}/erase`, headers })
    const first = await erase()
    assert.equal(first.json.status, 'completed')
    assert.deepEqual((await erase()).json, first.json)
    const list = await call({ path: '/api/v1/erasures', query: { limit: '1' } })
    assert.equal(list.json.items[0].conversation_id, id)
    assert.ok(list.json.total >= 1)
  })

  test('201: a check of several conversations keeps no reply once one of them is erased', async () => {
    const { call, newProject } = service()
    const project_id = await newProject()
    const items = ['first bilby', 'second bilby'].map((text) => ({ text, project_id }))
    const send = () => call({ path: '/api/v1/check', body: { items }, headers: { 'idempotency-key': 'bilbies' } })
    const { json } = await send()
    for (const { conversation_id } of json.items.toReversed()) {
      const { json: erased } = await call({ method: 'POST', path: `/api/v1/conversations/${conversation_id}/erase` })
      assert.ok(erased.erased.replies <= 1)
    }
    assert.ok(!(await dumpDatabase(service(), database)).includes('bilby'))
    assert.equal((await send()).headers.get('idempotent-replayed'), null)
  })

  test('201: a conversation that is too long for one transaction is finished by a job, and late checks are swept', async () => {
    const { app, call, newProject, newConversation, organizationId } = service()
    const projectId = await newProject()
    const id = await newConversation(projectId)
    const [conversation, project] = await app.store.read(({ conversations, projects }) =>
      Promise.all([conversations.find(organizationId, id), projects.find(organizationId, projectId)]),
    )
    assert.ok(conversation && project)
    const record = (text: string) => aRecord({ project, conversation }, { text, createdAtMs: systemClock.nowMs() - 1 })
    await app.store.record(Array.from({ length: 1_200 }, (_, index) => record(`dunnart ${index}`)))
    const late = record('dunnart that was on its way')
    const { json } = await call({ method: 'POST', path: `/api/v1/conversations/${id}/erase` })
    assert.equal(json.status, 'running')
    assert.equal(json.completed_at, null)
    await app.store.record([late])
    const of = { organizationId, erasureId: json.id as string }
    await continueErasure({ store: app.store, clock: systemClock }, of, new AbortController().signal)
    const read = await call({ path: `/api/v1/erasures/${json.id}` })
    assert.equal(read.json.status, 'completed')
    assert.equal(read.json.erased.texts, 1_201)
    assert.ok(!(await dumpDatabase(service(), database)).includes('dunnart'))
    assert.ok(systemIds.next())
  })

  test('403: a key without the permission manage is refused', async () => {
    const { call, newKey } = service()
    const { key } = await newKey(['guard'])
    const refused = [
      call({ method: 'POST', path: '/api/v1/conversations/x/erase', key }),
      call({ path: '/api/v1/erasures', body: {}, key }),
      call({ path: '/api/v1/erasures', key }),
      call({ path: '/api/v1/erasures/x', key }),
      call({ path: '/api/v1/conversations/x/export', key }),
      call({ path: '/api/v1/conversations/x/messages', key }),
    ]
    for (const answer of await Promise.all(refused)) assertProblem(answer, 403, 'missing-permission')
  })

  test('400: missing fields are named', async () => {
    const { call } = service()
    const problem = assertProblem(
      await call({ path: '/api/v1/erasures', body: { project_id: 'x' } }),
      400,
      'invalid-request',
    )
    assert.equal(problem.errors[0].path, 'conversation_linked_id')
  })

  test('404: what another organization has answers like what does not exist, and is left alone', async () => {
    const { call, newOrganization } = service()
    const { projectId, id } = await saidEverywhere('potoroo')
    const { json: erasure } = await call({ method: 'POST', path: `/api/v1/conversations/${id}/erase` })
    const { id: kept } = await saidEverywhere('bandicoot')
    const { key } = await newOrganization()
    for (const one of [kept, 'x']) {
      assertProblem(
        await call({ method: 'POST', path: `/api/v1/conversations/${one}/erase`, key }),
        404,
        'conversation-not-found',
      )
      for (const what of ['export', 'messages'])
        assertProblem(await call({ path: `/api/v1/conversations/${one}/${what}`, key }), 404, 'conversation-not-found')
    }
    for (const one of [erasure.id, 'x'])
      assertProblem(await call({ path: `/api/v1/erasures/${one}`, key }), 404, 'erasure-not-found')
    const body = { project_id: projectId, conversation_linked_id: 'chat-potoroo' }
    assertProblem(await call({ path: '/api/v1/erasures', body, key }), 404, 'project-not-found')
    assertProblem(await call({ path: '/api/v1/erasures', body }), 404, 'conversation-not-found')
    assert.equal((await call({ path: '/api/v1/erasures', key })).json.total, 0)
    assert.ok((await dumpDatabase(service(), database)).includes('bandicoot'))
  })

  test('200: an export holds every message with its verdict and every turn once, page by page', async () => {
    const { call } = service()
    const { id, messageId, projectId } = await saidEverywhere('wallaby')
    await say(id, ['before wallaby', 'forbidden wallaby', 'and that wallaby?', 'fine', 'last wallaby'])
    const whole = (await call({ path: `/api/v1/conversations/${id}/export` })).json
    assert.equal(whole.conversation.conversation_linked_id, 'chat-wallaby')
    assert.equal(whole.conversation.project_id, projectId)
    assert.equal(whole.messages.total, 2)
    assert.equal(whole.messages.items[0].id, messageId)
    assert.equal(whole.messages.items[0].text, 'and that wallaby?')
    assert.equal(typeof whole.messages.items[0].security.value, 'number')
    assert.equal(whole.messages.items[0].policies.length, 1)
    assert.equal(whole.turns.total, 4)
    const turns = new Map(whole.turns.items.map((turn: { id: string }) => [turn.id, turn]))
    const told: string[] = []
    for (let at = whole.messages.items[1].last_turn_id; at !== null; ) {
      const turn = turns.get(at) as { content: string; previous_id: string | null }
      told.unshift(turn.content)
      at = turn.previous_id
    }
    assert.deepEqual(told, ['before wallaby', 'forbidden wallaby', 'and that wallaby?', 'fine'])
    const page = (offset: number) =>
      call({
        path: `/api/v1/conversations/${id}/export`,
        query: { offset: String(offset), limit: '1', turns_offset: String(offset), turns_limit: '3' },
      })
    const [first, second] = [(await page(0)).json, (await page(1)).json]
    assert.deepEqual([...first.messages.items, ...second.messages.items], whole.messages.items)
    assert.deepEqual(second.turns.items, whole.turns.items.slice(1, 4))
    const seen = await call({ path: `/api/v1/conversations/${id}/messages`, query: { offset: '1', limit: '1' } })
    assert.deepEqual(seen.json, { total: 2, offset: 1, limit: 1, items: whole.messages.items.slice(1) })
  })

  test('200: a page of an export ends early where its texts grow large', async () => {
    const { call, newProject, newConversation } = service()
    const id = await newConversation(await newProject({ securityGuardrails: { securityGuardrailBlockInput: false } }))
    for (let index = 0; index < 6; index += 1) await say(id, [`${index}${'x'.repeat(900_000)}`])
    const first = (await call({ path: `/api/v1/conversations/${id}/export` })).json.messages
    assert.deepEqual([first.total, first.items.length], [6, 4])
    const rest = await call({ path: `/api/v1/conversations/${id}/export`, query: { offset: '4' } })
    assert.equal(rest.json.messages.items.length, 2)
    const seen = (await call({ path: `/api/v1/conversations/${id}/messages` })).json
    assert.deepEqual([seen.total, seen.items.length], [6, 4])
  })
})
