import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/policies'

eachService((service) => {
  test('200: each change keeps the earlier definition with its time and who replaced it', async () => {
    const { call, newPatternPolicy, newKey } = service()
    const id = await newPatternPolicy(['apollo'], { name: 'First', examples: { violating: ['a\0b'] } })
    const created = (await call({ path: `${path}/${id}` })).json
    assert.deepEqual((await call({ path: `${path}/${id}/versions` })).json, {
      total: 0,
      offset: 0,
      limit: 20,
      items: [],
    })

    const other = await newKey(['manage'])
    const patch = (body: unknown) => call({ method: 'PATCH', path: `${path}/${id}`, body, key: other.key })
    const second = (await patch({ name: 'Second', patterns: { deny: ['gemini'] } })).json
    await patch({ name: 'Second' })
    await call({ method: 'DELETE', path: `${path}/${id}`, key: other.key })

    const { json } = await call({ path: `${path}/${id}/versions` })
    assert.equal(json.total, 2, 'a change of nothing makes no version')
    const [newest, oldest] = json.items
    assert.deepEqual(
      [newest.version, newest.name, newest.patterns, newest.is_archived, newest.valid_from],
      [2, 'Second', { deny: ['gemini'], allow: [] }, false, second.updated_at],
    )
    const { version, valid_from, replaced_at, replaced_by, replaced_by_name, ...definition } = oldest
    assert.deepEqual([version, valid_from], [1, created.created_at])
    assert.equal(replaced_at, newest.valid_from)
    assert.equal(replaced_by, `api_key:${other.id}`)
    const { items: keys } = (await call({ path: '/api/v1/api-keys', query: { limit: '100' } })).json
    const { name } = keys.find(({ id: keyId }: { readonly id: string }) => keyId === other.id)
    assert.equal(replaced_by_name, name)
    for (const [name, value] of Object.entries(definition)) assert.deepEqual(value, created[name], name)
  })

  test('200: the list is paged', async () => {
    const { call, newPatternPolicy } = service()
    const id = await newPatternPolicy(['apollo'])
    for (const name of ['b', 'c', 'd']) await call({ method: 'PATCH', path: `${path}/${id}`, body: { name } })
    const { json } = await call({ path: `${path}/${id}/versions`, query: { offset: '1', limit: '1' } })
    assert.deepEqual([json.total, json.offset, json.limit, json.items.length], [3, 1, 1, 1])
    assert.equal(json.items[0].version, 2)
  })

  test('200: who signed in is named as now; a key or person that is gone has no name', async () => {
    const { app, call, newPatternPolicy, organizationId } = service()
    const id = await newPatternPolicy(['apollo'])
    const person = { organizationId, issuer: 'https://id.test', subject: 'ada', name: 'Ada', role: 'editor' } as const
    const known = { ...person, id: randomUUID(), createdAtMs: 1, signedInAtMs: 1 }
    const actors = [`person:${known.id}`, `person:${randomUUID()}`, `api_key:${randomUUID()}`]
    await app.store.write(async ({ people, policies }) => {
      await people.insert(known)
      for (const actor of actors) {
        const before = await policies.lock(organizationId, id)
        assert.ok(before)
        await policies.replace(
          { ...before, name: actor.slice(0, 40) },
          { policy: before, replacedAtMs: 2, replacedBy: actor },
        )
      }
    })
    const { items } = (await call({ path: `${path}/${id}/versions` })).json
    const shown = items.map((one: { readonly replaced_by: string; readonly replaced_by_name: string | null }) => [
      one.replaced_by,
      one.replaced_by_name,
    ])
    assert.deepEqual(shown, [
      [actors[2], null],
      [actors[1], null],
      [actors[0], 'Ada'],
    ])
  })

  test('400: a page that starts below 0 or asks for more than 50', async () => {
    const id = await service().newPatternPolicy(['apollo'])
    for (const [name, value] of [
      ['limit', '51'],
      ['limit', '0'],
      ['offset', '-1'],
    ] as const) {
      const answer = await service().call({ path: `${path}/${id}/versions`, query: { [name]: value } })
      assert.equal(assertProblem(answer, 400, 'invalid-request').errors[0].path, `query.${name}`)
    }
  })

  test('404: the history of a policy of another organization', async () => {
    const { call, newPatternPolicy, newOrganization } = service()
    const id = await newPatternPolicy(['apollo'])
    const { key } = await newOrganization()
    assertProblem(await call({ path: `${path}/${id}/versions`, key }), 404, 'policy-not-found')
    assertProblem(await call({ path: `${path}/nothing/versions`, key }), 404, 'policy-not-found')
  })
})
