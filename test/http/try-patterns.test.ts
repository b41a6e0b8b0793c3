import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/policies/patterns'

interface Item {
  readonly is_safe: boolean
  readonly reason: string | null
  readonly spans: readonly { readonly start: number; readonly end: number; readonly view: string }[]
}

eachService((service) => {
  const tryOn = (body: unknown, key?: string) =>
    service().call({ method: 'POST', path, body, ...(key !== undefined && { key }) })

  test('200: each text as a saved policy of these patterns would judge it, in the order of the texts', async () => {
    const { call, newPatternPolicy } = service()
    const patterns = { deny: ['apollo', 'gem\\w+'], allow: ['apollo street'] }
    const texts = ['It is in Apollo Street.', 'When does Apollo start?', 'QXBvbGxvIHN0YXJ0cyBzb29u', 'A gemstone.', '']
    const { status, json, text } = await tryOn({ patterns, texts })
    assert.equal(status, 200, text)
    const id = await newPatternPolicy(patterns.deny, { patterns })
    for (const [place, one] of texts.entries()) {
      const { is_safe, reason, spans, status: judged } = json.items[place]
      const saved = (await call({ method: 'POST', path: `/api/v1/policies/${id}/try`, body: { text: one } })).json
      assert.deepEqual(
        { is_safe, reason, spans, judged },
        { is_safe: saved.is_safe, reason: saved.reason, spans: saved.spans, judged: saved.status },
        one,
      )
    }
    assert.deepEqual(
      json.items.map((item: Item) => item.is_safe),
      [true, false, false, false, true],
    )
    assert.match(json.items[3].reason, /gem\\w\+/)
    assert.equal(texts[1]?.slice(json.items[1].spans[0].start, json.items[1].spans[0].end), 'Apollo')
  })

  test('200: nothing is stored, and a policy without patterns finds nothing', async () => {
    const count = async () => (await service().call({ path: '/api/v1/policies' })).json.total
    const before = await count()
    const { items } = (await tryOn({ patterns: {}, texts: ['apollo', 'gemini'] })).json
    assert.deepEqual(
      items.map((item: Item) => item.is_safe),
      [true, true],
    )
    assert.equal(await count(), before)
  })

  test('400: a pattern that could not be saved, and texts that are too many or too long, are named', async () => {
    const bad = assertProblem(
      await tryOn({ patterns: { deny: ['fine', '(broken'] }, texts: ['x'] }),
      400,
      'invalid-request',
    )
    assert.deepEqual(
      bad.errors.map((error: { path: string }) => error.path),
      ['patterns.deny[1]'],
    )
    for (const texts of [[], Array(101).fill('x'), ['x'.repeat(10_001)], Array(21).fill('x'.repeat(10_000))]) {
      const { errors } = assertProblem(await tryOn({ patterns: { deny: ['y'] }, texts }), 400, 'invalid-request')
      assert.match(errors[0].path, /^texts/)
    }
  })

  test('403: a key without the permission "manage"', async () => {
    const { key } = await service().newKey(['guard'])
    assertProblem(await tryOn({ patterns: {}, texts: ['x'] }, key), 403, 'missing-permission')
  })
})
