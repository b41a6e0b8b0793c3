import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { emptyAuditHead } from '../../server/domain/account/audit.ts'
import type { Store } from '../../server/domain/ports.ts'
import { verifyAuditLog } from '../../server/services/account/verify-audit-log.ts'
import { recordAudit } from '../../server/services/audit/record-audit.ts'
import { eachStore } from '../each-store.ts'
import { newOrganization, sha256, stillClock } from './fixtures.ts'

const scope = { clock: stillClock(), ids: { next: () => randomUUID() }, sha256 }

function tell(store: Store, organizationId: string, name: string, fields: Record<string, unknown> = {}): Promise<void> {
  return store.write((repositories) =>
    recordAudit(scope, repositories, {
      organizationId,
      actor: 'api_key:1',
      action: 'project.update',
      target: 'project:1',
      before: { name: 'before' },
      after: { name, ...fields },
    }),
  )
}

eachStore((_name, open, place) => {
  /** A chain of five entries and how to tamper with it. */
  async function chain() {
    const database = randomUUID()
    const store = await open({ database, exclusive: false })
    const organizationId = await newOrganization(store)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await tell(store, organizationId, name)
    const verify = (noted?: string) => verifyAuditLog({ store, sha256 }, organizationId, noted)
    return { store, organizationId, verify, tamper: (sql: string) => place.raw(database, `${sql} RETURNING 1`) }
  }

  test('an untouched chain is intact, and an empty one too', async () => {
    const { store, organizationId, verify } = await chain()
    const head = await store.read(({ audit }) => audit.findHead(organizationId))
    assert.deepEqual(await verify(), { entries: 5, sha256: head.sha256, fault: null })
    const other = await newOrganization(store)
    const empty = await verifyAuditLog({ store, sha256 }, other)
    assert.deepEqual(empty, { entries: 0, sha256: emptyAuditHead.sha256, fault: null })
  })

  test('an entry of a person holds subject and name, and either that was changed or taken away breaks the chain there', async () => {
    for (const [column, value] of [
      ['person_name', "'Somebody else'"],
      ['person_subject', "'somebody-else'"],
      ['person_name', 'NULL'],
      ['person_subject', 'NULL'],
    ] as const) {
      const { store, organizationId, verify, tamper } = await chain()
      const id = randomUUID()
      const person = { issuer: 'https://login.example', subject: 'ada', name: 'Ada', role: 'owner' } as const
      await store.write(async (repositories) => {
        await repositories.people.insert({ id, organizationId, createdAtMs: 0, signedInAtMs: 0, ...person })
        await recordAudit(scope, repositories, {
          organizationId,
          actor: `person:${id}`,
          action: 'project.update',
          target: 'project:1',
          before: null,
          after: null,
        })
      })
      const [entry] = (await store.read(({ audit }) => audit.listAfter(organizationId, 5, 1))).map(
        ({ person: told }) => told,
      )
      assert.deepEqual(entry, { subject: 'ada', name: 'Ada' })
      assert.equal((await verify()).fault, null)
      await tamper(`UPDATE audit_entries SET ${column} = ${value} WHERE sequence = 6`)
      assert.equal((await verify()).fault?.sequence, 6, `${column} ${value}`)
    }
  })

  test('a name that is put on an entry of nobody breaks the chain there', async () => {
    const { verify, tamper } = await chain()
    await tamper("UPDATE audit_entries SET person_name = 'Ada' WHERE sequence = 3")
    assert.equal((await verify()).fault?.sequence, 3)
  })

  for (const [column, value] of [
    ['actor', "'nobody'"],
    ['action', "'project.create'"],
    ['target', "'project:2'"],
    ['before_state', 'NULL'],
    ['after_state', '\'{"name":"x"}\''],
    ['at', '1'],
    ['id', "'other'"],
    ['sha256', "'x'"],
  ] as const) {
    test(`a change of ${column} behind the store's back breaks the chain at that entry`, async () => {
      const { verify, tamper } = await chain()
      await tamper(`UPDATE audit_entries SET ${column} = ${value} WHERE sequence = 3`)
      const { entries, fault } = await verify()
      assert.equal(entries, 2)
      assert.deepEqual(fault, { sequence: 3, reason: 'was changed after it was written' })
    })
  }

  test('a removed entry is missing, in the middle and at the end', async () => {
    for (const sequence of [1, 3, 5]) {
      const { verify, tamper } = await chain()
      await tamper(`DELETE FROM audit_entries WHERE sequence = ${sequence}`)
      assert.deepEqual((await verify()).fault, { sequence, reason: 'is missing' })
    }
  })

  test('an entry behind the end, and an end that was moved back, are found', async () => {
    const { verify, tamper } = await chain()
    await tamper('UPDATE audit_heads SET sequence = 4')
    assert.equal((await verify()).fault?.sequence, 5)
    await tamper('UPDATE audit_heads SET sha256 = (SELECT sha256 FROM audit_entries WHERE sequence = 4)')
    assert.deepEqual((await verify()).fault, { sequence: 5, reason: 'was added behind the end of the chain' })
  })

  test('a chain that was cut together with its end is found by a hash that was noted elsewhere', async () => {
    const { verify, tamper } = await chain()
    const noted = (await verify()).sha256
    assert.equal((await verify(noted)).fault, null)
    await tamper('DELETE FROM audit_entries WHERE sequence > 3')
    await tamper('UPDATE audit_heads SET sequence = 3, sha256 = (SELECT sha256 FROM audit_entries WHERE sequence = 3)')
    assert.equal((await verify()).fault, null)
    assert.match((await verify(noted)).fault?.reason ?? '', /noted hash/)
  })

  test('simultaneous appends through two stores follow each other', async () => {
    const database = randomUUID()
    const [one, two] = [await open({ database, exclusive: false }), await open({ database, exclusive: false })]
    const organizationId = await newOrganization(one)
    await Promise.all(Array.from({ length: 30 }, (_, turn) => tell(turn % 2 ? one : two, organizationId, `${turn}`)))
    const { entries, fault } = await verifyAuditLog({ store: one, sha256 }, organizationId)
    assert.deepEqual([entries, fault], [30, null])
  })

  test('an entry is durable with its change or not at all', async () => {
    const { store, organizationId, verify } = await chain()
    const failing = store.write(async (repositories) => {
      const states = { before: null, after: null }
      const change = { organizationId, actor: 'x', action: 'x', target: 'x', ...states }
      await recordAudit(scope, repositories, change)
      throw new Error('the change failed')
    })
    await assert.rejects(failing, /the change failed/)
    assert.deepEqual([(await verify()).entries, (await verify()).fault], [5, null])
  })

  test('of a change only the fields that differ are kept, keys in order, and a huge field as its hash', async () => {
    const store = await open()
    const organizationId = await newOrganization(store)
    const huge = 'x'.repeat(100_000)
    await tell(store, organizationId, 'before', { list: [{ b: 1, a: '\u0000 ü' }], huge })
    const [entry] = await store.read(({ audit }) => audit.listAfter(organizationId, 0, 1))
    assert.equal(entry?.before, '{}')
    assert.equal(
      entry?.after,
      `{"huge":{"omitted_units":100002,"sha256":"${sha256(`"${huge}"`)}"},"list":[{"a":"\\u0000 ü","b":1}]}`,
    )
  })
})
