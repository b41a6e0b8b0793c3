import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { idempotencyLeaseMs } from '../../server/domain/idempotency.ts'
import { Problem } from '../../server/domain/problem.ts'
import { eachStore } from '../each-store.ts'
import { aConversation, aPolicyVerdict, aRecord, newPlace, noon, sha256 } from './fixtures.ts'

const filterOf = (project: { readonly organizationId: string; readonly id: string }) => ({
  organizationId: project.organizationId,
  projectId: project.id,
  fromMs: 0,
  toMs: noon * 2,
  policyId: null,
  issuesOnly: false,
  unsafeOnly: false,
})

eachStore((_name, open, place) => {
  test('a recorded message is readable by everyone as soon as record() has resolved', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    const record = aRecord(where, {
      policies: [aPolicyVerdict(randomUUID(), false, 'high')],
      textWithContext: 'all of it',
    })
    await store.record([record])
    const [row] = await place.raw(database, 'SELECT COUNT(*) AS n FROM messages WHERE id = ?', [record.message.id])
    assert.equal(Number((row as { n: unknown }).n), 1)
    const found = await store.read(({ messages }) => messages.find(where.project.organizationId, record.message.id))
    assert.deepEqual(found, record.message)
  })

  test('a conversation can come with its first message', async () => {
    const store = await open()
    const { project } = await newPlace(store)
    const conversation = aConversation(project, { linkedId: 'chat-1', description: 'with NUL \0' })
    await store.record([aRecord({ project, conversation }, { conversation })])
    const found = await store.read((all) => all.conversations.find(project.organizationId, conversation.id))
    assert.deepEqual(found, conversation)
  })

  test('NUL, astral characters and 500 kB come back as they were sent', async () => {
    const store = await open()
    const where = await newPlace(store)
    for (const text of ['a\0b\0', '\u{1F600}\u{10FFFF}é漢', 'x'.repeat(500_000), '', '\0']) {
      const record = aRecord(where, { text, textWithContext: `${text}+` })
      await store.record([record])
      const { organizationId, conversationId } = record.message
      const [found, message] = await store.read(({ messages }) =>
        Promise.all([
          messages.findText(organizationId, conversationId, sha256(text)),
          messages.find(organizationId, record.message.id),
        ]),
      )
      assert.equal(found, text)
      assert.equal(message?.textWithContext, `${text}+`)
    }
  })

  test('500 messages that wait share a few transactions', async () => {
    const batches: number[] = []
    const store = await open({ onBatch: (records) => batches.push(records) })
    const where = await newPlace(store)
    await Promise.all(Array.from({ length: 500 }, (_, index) => store.record([aRecord(where, { text: `t${index}` })])))
    assert.equal(
      batches.reduce((sum, count) => sum + count, 0),
      500,
    )
    assert.ok(batches.length <= 10, `${batches.length} transactions`)
    assert.equal((await store.read(({ messages }) => messages.stats(filterOf(where.project)))).messageCount, 500)
  })

  test('a record that cannot be stored is refused alone; the others of its transaction are kept', async () => {
    const store = await open()
    const where = await newPlace(store)
    const taken = aRecord(where)
    await store.record([taken])
    const good = Array.from({ length: 20 }, () => aRecord(where))
    const bad = aRecord(where, { id: taken.message.id })
    const results = await Promise.allSettled(
      [...good.slice(0, 10), bad, ...good.slice(10)].map((r) => store.record([r])),
    )
    assert.deepEqual(
      results.map(({ status }) => status),
      [...Array(10).fill('fulfilled'), 'rejected', ...Array(10).fill('fulfilled')],
    )
    assert.equal((await store.read(({ messages }) => messages.stats(filterOf(where.project)))).messageCount, 21)
  })

  test('the records of one request are stored all or none', async () => {
    const store = await open()
    const where = await newPlace(store)
    const taken = aRecord(where)
    await store.record([taken])
    const other = aRecord(where, { text: 'beside a bad one' })
    await assert.rejects(store.record([other, aRecord(where, { id: taken.message.id })]))
    const { organizationId, id, conversationId } = other.message
    await store.read(async ({ messages }) => {
      assert.equal(await messages.find(organizationId, id), null)
      assert.equal(await messages.findText(organizationId, conversationId, other.message.textSha256), null)
      assert.equal((await messages.stats(filterOf(where.project))).messageCount, 1)
    })
  })

  test('a history that is sent again with two turns more adds two steps and reads back whole', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    const turns = Array.from({ length: 60 }, (_, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `turn ${index % 50}`,
    }))
    for (const length of [10, 12, 60, 58]) {
      const record = aRecord(where, { history: turns.slice(0, length) })
      await store.record([record])
      const history = await store.read(({ messages }) =>
        messages.findHistory(where.project.organizationId, where.conversation.id, record.message.historyId ?? ''),
      )
      assert.deepEqual(history, turns.slice(0, length))
    }
    const [steps] = await place.raw(database, 'SELECT COUNT(*) AS n FROM history_steps')
    assert.equal(Number((steps as { n: unknown }).n), 60)
  })

  test('a removed text comes back when a history brings it again, also by another process that knew it stored', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const other = await open({ database, exclusive: false })
    const where = await newPlace(store)
    const history = [{ role: 'user' as const, content: 'once said' }]
    const { organizationId, id: projectId } = where.project
    const read = () =>
      store.read(({ messages }) => messages.findText(organizationId, where.conversation.id, sha256('once said')))
    await store.record([aRecord(where, { history })])
    await other.record([aRecord(where, { history })])
    const later = noon + 30 * 86_400_000
    assert.ok(
      (await store.write(({ messages }) => messages.removeTexts(organizationId, projectId, later, later, 100))) > 0,
    )
    assert.equal(await read(), null)
    await other.record([aRecord(where, { history, createdAtMs: later })])
    assert.equal(await read(), 'once said')
    await store.write(({ messages }) => messages.removeTexts(organizationId, projectId, later + 1, later, 100))
    assert.equal(await read(), null)
    await store.record([aRecord(where, { history, createdAtMs: later })])
    assert.equal(await read(), 'once said')
  })

  test('of 64 simultaneous claims of one key exactly one is granted', async () => {
    const store = await open()
    const claim = { organizationId: randomUUID(), operation: 'check', key: 'k', requestSha256: sha256('body') }
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, () => store.write(({ idempotency }) => idempotency.claim(claim, noon))),
    )
    assert.equal(outcomes.filter(({ kind }) => kind === 'claimed').length, 1)
    assert.equal(outcomes.filter(({ kind }) => kind === 'running').length, 63)
  })

  test('a reply is kept with its message and given again; another request under the key is a mismatch', async () => {
    const store = await open()
    const where = await newPlace(store)
    const { organizationId } = where.project
    const claim = { organizationId, operation: 'check', key: 'k', requestSha256: sha256('body') }
    const again = (change = {}, nowMs = noon) =>
      store.write(({ idempotency }) => idempotency.claim({ ...claim, ...change }, nowMs))
    await again()
    const reply = { status: 200, body: '{"text":"\\u0000 漢"}' }
    await store.record([aRecord(where, { idempotentReply: { claim, reply } })])
    assert.deepEqual(await again(), { kind: 'done', reply })
    assert.deepEqual(await again({ requestSha256: sha256('other') }), { kind: 'mismatch' })
    assert.deepEqual(await again({ organizationId: randomUUID() }), { kind: 'claimed' })
    assert.deepEqual(await again({ operation: 'project' }), { kind: 'claimed' })
    assert.deepEqual(await again({}, noon + 86_400_001), { kind: 'claimed' })
  })

  test('an abandoned claim is taken over, and then the first claimer can store nothing', async () => {
    const store = await open()
    const where = await newPlace(store)
    const claim = {
      organizationId: where.project.organizationId,
      operation: 'check',
      key: 'k',
      requestSha256: sha256('body'),
    }
    const at = (nowMs: number) => store.write(({ idempotency }) => idempotency.claim(claim, nowMs))
    const reply = { status: 200, body: '{}' }
    assert.equal((await at(noon)).kind, 'claimed')
    assert.equal((await at(noon + idempotencyLeaseMs - 1)).kind, 'running')
    assert.equal((await at(noon + idempotencyLeaseMs)).kind, 'claimed')
    await store.record([aRecord(where, { idempotentReply: { claim, reply } })])
    const late = aRecord(where, { idempotentReply: { claim, reply } })
    await assert.rejects(store.record([late]), (error) => error instanceof Problem && error.code === 'conflict')
    assert.equal(await store.read(({ messages }) => messages.find(late.message.organizationId, late.message.id)), null)
  })

  test('a released key is free again, a settled one stays, and old ones are purged', async () => {
    const store = await open()
    const organizationId = randomUUID()
    const claim = { organizationId, operation: 'check', key: 'k', requestSha256: sha256('body') }
    await store.write(async ({ idempotency }) => {
      await idempotency.claim(claim, noon)
      await idempotency.release(claim)
      assert.equal((await idempotency.claim(claim, noon)).kind, 'claimed')
      await idempotency.settle({ claim, reply: { status: 201, body: '{}' } }, noon)
      await idempotency.release(claim)
      assert.equal((await idempotency.claim(claim, noon)).kind, 'done')
      assert.equal(await idempotency.purge(noon + 86_400_000, 10), 0)
      assert.equal(await idempotency.purge(noon + 86_400_001, 10), 1)
      assert.equal((await idempotency.claim(claim, noon)).kind, 'claimed')
    })
  })

  test('a store that closes writes what it accepted and refuses what comes later', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    const accepted = Array.from({ length: 50 }, () => store.record([aRecord(where)]))
    const closed = store.close()
    await assert.rejects(store.record([aRecord(where)]), Problem)
    await Promise.all([...accepted, closed])
    const [row] = await place.raw(database, 'SELECT COUNT(*) AS n FROM messages')
    assert.equal(Number((row as { n: unknown }).n), 50)
  })
})
