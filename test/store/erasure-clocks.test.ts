import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Store } from '../../server/domain/ports.ts'
import { createConversationCache } from '../../server/services/configuration/read-conversation.ts'
import { continueErasure } from '../../server/services/privacy/continue-erasure.ts'
import { createErasure } from '../../server/services/privacy/create-erasure.ts'
import { eachStore } from '../each-store.ts'
import { aConversation, aProject, aRecord, newOrganization, noon, sha256, stillClock } from './fixtures.ts'

const hour = 3_600_000
const linkedId = 'a customer'

eachStore((_name, open, place) => {
  /** A conversation on whose messages a server has put times of its own clock. */
  const said = async (texts: readonly string[], atMs: number) => {
    const database = randomUUID()
    const clock = stillClock()
    const store = await open({ database, clock })
    const project = aProject(await newOrganization(store))
    const conversation = aConversation(project, { linkedId })
    await store.write(({ projects }) => projects.insert(project))
    const record = (text: string, createdAtMs: number) => aRecord({ project, conversation }, { text, createdAtMs })
    const [first = '', ...rest] = texts
    await store.record([{ ...record(first, atMs), conversation }])
    await store.record(rest.map((text) => record(text, atMs)))
    const { organizationId } = project
    const ids = { next: () => randomUUID() }
    const scope = { store, clock, ids, sha256, conversations: createConversationCache(store) }
    return {
      store,
      clock,
      say: (text: string, createdAtMs: number) => store.record([record(text, createdAtMs)]),
      erase: () =>
        createErasure(scope, {
          organizationId,
          target: { conversationId: conversation.id },
          actor: 'a test',
          settle: () => null,
        }),
      goOn: (erasureId: string) => continueErasure(scope, { organizationId, erasureId }, new AbortController().signal),
      find: (erasureId: string) => store.read(({ erasures }) => erasures.find(organizationId, erasureId)),
      linked: () => linkedOf(store, project),
      texts: async () => {
        const rows = (await place.raw(database, 'SELECT text FROM turn_texts ORDER BY last_used_at')) as {
          text: Uint8Array
        }[]
        return rows.map(({ text }) => Buffer.from(text).toString('utf8'))
      },
    }
  }

  const linkedOf = async (store: Store, { organizationId, id }: { organizationId: string; id: string }) =>
    (await store.read(({ conversations }) => conversations.findLinked(organizationId, id, linkedId)))?.id ?? null

  for (const [whose, atMs] of [
    ['a server whose clock is an hour ahead', noon + hour],
    ['this server before its clock was set back', noon + 1],
  ] as const) {
    test(`what was stored by ${whose} is erased, and what is said afterwards stays`, async () => {
      const { erase, say, goOn, find, texts, clock } = await said(['a quokka', 'two quokkas'], atMs)
      const erasure = await erase()
      assert.deepEqual([erasure.completedAtMs, erasure.erased.messages, erasure.erased.texts], [noon, 2, 2])
      assert.deepEqual(await texts(), [])
      await say('a wombat', noon + 1)
      clock.move(120_000)
      await goOn(erasure.id)
      assert.deepEqual(await texts(), ['a wombat'], 'the sweep takes what was on its way, and no more')
      assert.equal((await find(erasure.id))?.completedAtMs, noon)
    })
  }

  test('a long conversation is completed, and its linked id free, only when no text of it remains', async () => {
    const many = Array.from({ length: 450 }, (_, index) => `potoroo ${index}`)
    const { erase, goOn, find, linked, texts } = await said(many, noon + hour)
    const erasure = await erase()
    assert.equal(erasure.completedAtMs, null)
    assert.notEqual(await linked(), null, 'it still is what is being erased')
    await goOn(erasure.id)
    const ended = await find(erasure.id)
    assert.deepEqual([ended?.completedAtMs, ended?.erased.texts, ended?.erased.messages], [noon, 450, 450])
    assert.deepEqual(await texts(), [])
    assert.equal(await linked(), null)
  })
})
