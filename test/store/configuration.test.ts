import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type ApiKey, isUsable } from '../../server/domain/account/organization.ts'
import { eachStore } from '../each-store.ts'
import { aConversation, aPolicy, aProject, newOrganization, newPlace, noon, sha256 } from './fixtures.ts'

function aKey(organizationId: string, fields: Partial<ApiKey> = {}): ApiKey {
  return {
    id: randomUUID(),
    organizationId,
    name: 'a key',
    sha256: sha256(randomUUID()),
    prefix: 'rdk_abcd',
    permissions: ['guard', 'manage'],
    projectIds: [randomUUID(), randomUUID()],
    createdAtMs: noon,
    expiresAtMs: noon + 5,
    graceEndsAtMs: null,
    replacedBy: null,
    revokedAtMs: null,
    lastUsedAtMs: null,
    ...fields,
  }
}

eachStore((_name, open) => {
  test('organizations are counted, found and listed in pages', async () => {
    const store = await open()
    const all = [0, 1, 2].map((age) => ({ id: randomUUID(), name: `Acme ${age} 漢`, createdAtMs: noon + age }))
    await store.write(async ({ organizations }) => {
      for (const each of all) await organizations.insert(each)
    })
    await store.read(async ({ organizations }) => {
      assert.equal(await organizations.count(), 3)
      assert.deepEqual(await organizations.find(all[1]?.id ?? ''), all[1])
      assert.equal(await organizations.find(randomUUID()), null)
      const page = await organizations.list({ offset: 1, limit: 1 })
      assert.deepEqual(page, { total: 3, offset: 1, limit: 1, items: [all[1]] })
    })
  })

  test('a replaced key keeps its own expiry beside the end of its grace period', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const [key, successor] = [aKey(organizationId), aKey(organizationId)]
    const grace = { graceEndsAtMs: noon + 3, replacedBy: successor.id }
    await store.write(async ({ apiKeys }) => {
      for (const one of [key, successor]) await apiKeys.insert(one)
      await apiKeys.replace(randomUUID(), key.id, { ...grace, graceEndsAtMs: noon + 1 })
      await apiKeys.replace(organizationId, key.id, grace)
    })
    const find = (sha256OfKey: string) => store.read(({ apiKeys }) => apiKeys.findBySha256(sha256OfKey))
    const replaced = await find(key.sha256)
    assert.deepEqual(replaced, { ...key, ...grace })
    assert.deepEqual(await find(successor.sha256), successor)
    assert.ok(replaced)
    assert.deepEqual([isUsable(replaced, noon + 2), isUsable(replaced, noon + 3)], [true, false])
    const late = { ...replaced, graceEndsAtMs: noon + 99 }
    assert.deepEqual([isUsable(late, noon + 4), isUsable(late, noon + 5)], [true, false])
  })

  test('a key is found by its hash, revoked by its own organization only, and its last use never goes back', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const other = await newOrganization(store)
    const key = aKey(organizationId)
    await store.write(async ({ apiKeys }) => {
      await apiKeys.insert(key)
      assert.equal(await apiKeys.revoke(other, key.id, noon), false)
      await apiKeys.touch(other, key.id, noon + 99)
      await apiKeys.touch(organizationId, key.id, noon + 9)
      await apiKeys.touch(organizationId, key.id, noon + 3)
    })
    const find = () => store.read(({ apiKeys }) => apiKeys.findBySha256(key.sha256))
    assert.deepEqual(await find(), { ...key, lastUsedAtMs: noon + 9 })
    await store.write(async ({ apiKeys }) => {
      assert.equal(await apiKeys.revoke(organizationId, key.id, noon + 1), true)
      assert.equal(await apiKeys.revoke(organizationId, key.id, noon + 2), true)
    })
    assert.equal((await find())?.revokedAtMs, noon + 1)
    await store.read(async ({ apiKeys }) => {
      assert.equal((await apiKeys.list(other, { offset: 0, limit: 10 })).total, 0)
      assert.equal((await apiKeys.list(organizationId, { offset: 0, limit: 10 })).items[0]?.id, key.id)
    })
  })

  test('policies come back as they were, defaults first, archived ones on demand, foreign ones never', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const other = await newOrganization(store)
    const odd = {
      examples: { violating: ['a\0b', '\u{1F600}'], allowed: [] },
      description: 'NUL \0',
      violationMessage: '\0',
    }
    const own = aPolicy(organizationId, { ...odd, createdAtMs: noon - 5, detectionThreshold: 0.375 })
    const preset = aPolicy(organizationId, { isDefault: true, criticality: 'critical' })
    const archived = aPolicy(organizationId, { archivedAtMs: noon + 1 })
    await store.write(({ policies }) => policies.insertMany([own, preset, archived, aPolicy(other)]))
    await store.read(async ({ policies }) => {
      assert.deepEqual(await policies.find(organizationId, own.id), own)
      assert.equal(await policies.find(other, own.id), null)
      const found = await policies.findMany(organizationId, [own.id, own.id, randomUUID(), archived.id])
      assert.deepEqual(new Set(found.map(({ id }) => id)), new Set([own.id, archived.id]))
      assert.deepEqual(await policies.findMany(organizationId, []), [])
      const page = { offset: 0, limit: 10 }
      assert.deepEqual((await policies.list(organizationId, page, { includeArchived: false })).items, [preset, own])
      assert.equal((await policies.list(organizationId, page, { includeArchived: true })).total, 3)
    })
  })

  test('a project keeps its policies in order and is invisible to another organization', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const other = await newOrganization(store)
    const policies = Array.from({ length: 12 }, () => aPolicy(organizationId))
    const switches = policies.map(({ id }, index) => ({
      policyId: id,
      blockInput: index % 2 === 0,
      blockOutput: index % 3 === 0,
    }))
    const project = aProject(organizationId, { policies: switches, dataRetentionDays: 7, failureMode: 'open' })
    await store.write(async (all) => {
      await all.policies.insertMany(policies)
      await all.projects.insert(project)
    })
    await store.read(async ({ projects }) => {
      assert.deepEqual(await projects.find(organizationId, project.id), project)
      assert.equal(await projects.find(other, project.id), null)
    })
  })

  test('an organization has one sample project at most', async () => {
    const store = await open()
    const { project } = await newPlace(store)
    const second = aProject(project.organizationId)
    const sample = () => store.read(({ projects }) => projects.findSample(project.organizationId))
    assert.equal(await sample(), null)
    await store.write(({ projects }) => projects.markSample(project.organizationId, project.id))
    assert.deepEqual(await sample(), project)
    await store.write(async ({ projects }) => {
      await projects.insert(second)
      await projects.markSample(project.organizationId, second.id)
    })
    assert.deepEqual(await sample(), second)
  })

  test('a linked id is unique in its project', async () => {
    const store = await open()
    const { project } = await newPlace(store)
    const insert = () =>
      store.write(({ conversations }) => conversations.insert(aConversation(project, { linkedId: 'chat' })))
    await insert()
    await assert.rejects(insert())
  })

  test('a balance is null until credits were granted, then the sum of what was booked', async () => {
    const store = await open()
    const organizationId = randomUUID()
    const book = (amount: number) =>
      store.write(({ credits }) => credits.book({ id: randomUUID(), organizationId, kind: 'test', amount, atMs: noon }))
    const balance = () => store.read(({ credits }) => credits.balance(organizationId))
    assert.equal(await balance(), null)
    await book(-3)
    assert.equal(await balance(), null)
    await book(10)
    assert.equal(await balance(), 7)
    assert.equal(await store.read(({ credits }) => credits.balance(randomUUID())), null)
  })

  test('a grant of nothing is a balance of 0: then charges are refused', async () => {
    const store = await open()
    const organizationId = randomUUID()
    await store.write(({ credits }) =>
      credits.book({ id: randomUUID(), organizationId, kind: 'grant', amount: 0, atMs: noon }),
    )
    assert.equal(await store.read(({ credits }) => credits.balance(organizationId)), 0)
  })

  test('a setting is null until it is set, and keeps the last value', async () => {
    const store = await open()
    assert.equal(await store.read(({ settings }) => settings.get('a')), null)
    await store.write(({ settings }) => settings.set('a', '1'))
    await store.write(({ settings }) => settings.set('a', '2'))
    assert.equal(await store.read(({ settings }) => settings.get('a')), '2')
  })
})
