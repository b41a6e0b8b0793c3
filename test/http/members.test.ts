import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Person } from '../../server/domain/account/person.ts'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/members'

eachService((service) => {
  /** Somebody as a sign-in at that time leaves them. */
  const signedIn = async (organizationId: string, subject: string, told: Partial<Person>) => {
    const person = { organizationId, issuer: 'https://id.test', subject, name: subject, role: null, ...told }
    const whole: Person = { id: randomUUID(), createdAtMs: 1_000, signedInAtMs: 1_000, ...person }
    await service().app.store.write(async ({ people }) => void (await people.insert(whole)))
    return whole
  }

  test('200: who signed in, the latest first, with role, first and last sign-in, a page at a time', async () => {
    const { call, organizationId } = service()
    assert.deepEqual((await call({ path })).json, { total: 0, offset: 0, limit: 50, items: [] })
    const ada = await signedIn(organizationId, 'ada', { name: 'Ada', role: 'owner', signedInAtMs: 5_000 })
    await signedIn(organizationId, 'bob', { signedInAtMs: 9_000 })
    await signedIn(organizationId, 'eve', { role: 'auditor', signedInAtMs: 2_000 })
    const { json } = await call({ path })
    const listed = json.items.map((one: { readonly subject: string; readonly role: string }) => [one.subject, one.role])
    const inOrder = [
      ['bob', null],
      ['ada', 'owner'],
      ['eve', 'auditor'],
    ]
    assert.deepEqual([json.total, listed], [3, inOrder])
    const page = (await call({ path, query: { offset: '1', limit: '1' } })).json
    assert.deepEqual(page.items, [
      {
        ...{ id: ada.id, subject: 'ada', name: 'Ada', role: 'owner' },
        first_signed_in_at: '1970-01-01T00:00:01.000Z',
        last_signed_in_at: '1970-01-01T00:00:05.000Z',
      },
    ])
    assert.deepEqual([page.total, page.offset, page.limit], [3, 1, 1])
  })

  test('200: nobody of another organization is told', async () => {
    const { call, organizationId, newOrganization } = service()
    await signedIn(organizationId, 'own', {})
    const other = await newOrganization()
    assert.equal((await call({ path, key: other.key })).json.total, 0)
  })

  test('403: a key that may not manage', async () => {
    const { call, newKey } = service()
    const { key } = await newKey(['guard'])
    assertProblem(await call({ path, key }), 403, 'missing-permission')
  })
})
