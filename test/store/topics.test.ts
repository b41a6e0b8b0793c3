import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Topic } from '../../server/domain/topic/topic.ts'
import { eachStore } from '../each-store.ts'
import { aPolicy, aProject, newOrganization, noon } from './fixtures.ts'

function aTopic(organizationId: string, fields: Partial<Topic> = {}): Topic {
  return {
    id: randomUUID(),
    organizationId,
    name: 'Refunds 漢',
    state: 'safe',
    sentences: [{ id: randomUUID(), text: 'with NUL \0 in it' }],
    similarityThreshold: 0.25,
    createdAtMs: noon,
    updatedAtMs: noon,
    archivedAtMs: null,
    ...fields,
  }
}

eachStore((_name, open) => {
  test('topics are found and changed in their own organization only, and listed by age', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const other = await newOrganization(store)
    const all = [0, 1, 2].map((age) => aTopic(organizationId, { createdAtMs: noon + age }))
    const [first, second, third] = all
    assert.ok(first && second && third)
    await store.write(async ({ topics }) => {
      for (const topic of all) await topics.insert(topic)
    })
    const archived = { ...second, name: 'Other', sentences: [], archivedAtMs: noon + 9, updatedAtMs: noon + 9 }
    await store.write(async ({ topics }) => {
      assert.equal(await topics.lock(other, second.id), null)
      assert.deepEqual(await topics.lock(organizationId, second.id), second)
      await topics.replace({ ...archived, createdAtMs: 5 })
    })
    await store.read(async ({ topics }) => {
      assert.deepEqual(await topics.find(organizationId, first.id), first)
      assert.deepEqual(await topics.find(organizationId, second.id), archived, 'its time of creation stays')
      assert.equal(await topics.find(other, first.id), null)
      assert.equal((await topics.findMany(organizationId, [first.id, third.id, first.id, randomUUID()])).length, 2)
      assert.equal((await topics.findMany(other, [first.id])).length, 0)
      const page = { offset: 1, limit: 1 }
      assert.deepEqual(await topics.list(organizationId, page, { includeArchived: false }), {
        ...page,
        total: 2,
        items: [third],
      })
      assert.deepEqual((await topics.list(organizationId, page, { includeArchived: true })).items, [archived])
    })
  })

  test('a project keeps its topics in the order of the owner', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const topics = [0, 1, 2].map(() => aTopic(organizationId))
    const switches = topics.map(({ id }, at) => ({ topicId: id, enableInput: at > 0, enableOutput: at < 2 })).reverse()
    const project = aProject(organizationId, { topics: switches })
    await store.write(async (repositories) => {
      for (const topic of topics) await repositories.topics.insert(topic)
      await repositories.projects.insert(project)
    })
    assert.deepEqual(await store.read(({ projects }) => projects.find(organizationId, project.id)), project)
  })

  test('a changed policy keeps what it was, newest first, in its own organization only', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const other = await newOrganization(store)
    const policy = aPolicy(organizationId, { examples: { violating: ['NUL \0'], allowed: [] } })
    const second = { ...policy, name: 'Second', detector: 'compiled', updatedAtMs: noon + 1 }
    const third = { ...second, archivedAtMs: noon + 2, updatedAtMs: noon + 2 }
    await store.write(async ({ policies }) => {
      await policies.insertMany([policy])
      assert.equal(await policies.lock(other, policy.id), null)
      assert.deepEqual(await policies.lock(organizationId, policy.id), policy)
      await policies.replace(second, { policy, replacedAtMs: noon + 1, replacedBy: 'a' })
      await policies.replace(third, { policy: second, replacedAtMs: noon + 2, replacedBy: 'b' })
    })
    await store.read(async ({ policies }) => {
      assert.deepEqual(await policies.find(organizationId, policy.id), third)
      const page = { offset: 0, limit: 10 }
      assert.deepEqual(await policies.listVersions(organizationId, policy.id, page), {
        ...page,
        total: 2,
        items: [
          { version: 2, policy: second, replacedAtMs: noon + 2, replacedBy: 'b' },
          { version: 1, policy, replacedAtMs: noon + 1, replacedBy: 'a' },
        ],
      })
      assert.equal((await policies.listVersions(other, policy.id, page)).total, 0)
    })
  })
})
