import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/policies'

eachService((service) => {
  test('200: the default catalogue comes first, 23 policies, each with a definition', async () => {
    const { json } = await service().call({ path, query: { limit: '23' } })
    assert.equal(json.items.length, 23)
    for (const policy of json.items) {
      assert.equal(policy.is_default, true)
      assert.equal(policy.detection_threshold, 0.5)
      assert.match(policy.description, /^content that /i)
    }
    const names = json.items.map((policy: { name: string }) => policy.name)
    for (const name of ['hate', 'harassment', 'weapons', 'profanity', 'misinformation'])
      assert.ok(names.includes(name), name)
  })

  test('201: a policy comes back as it was saved', async () => {
    const { call } = service()
    const body = {
      name: 'No code names',
      description: 'content that uses code names',
      criticality: 'critical',
      detection_threshold: 0.7,
      violation_message: 'No.',
      examples: { violating: ['apollo'], allowed: ['Apollo 13'] },
      patterns: { deny: ['apollo'], allow: ['apollo 13'] },
    }
    const created = await call({ path, body })
    assert.equal(created.status, 201)
    const { id, created_at, updated_at, compiled, ...rest } = created.json
    assert.equal(compiled.tests.length, 2)
    assert.deepEqual(rest, {
      ...body,
      is_default: false,
      is_archived: false,
      archived_at: null,
      detector: 'compiled',
      is_available: true,
    })
    assert.equal(created_at, updated_at)
    const read = await call({ path: `${path}/${id}` })
    assert.deepEqual(read.json, created.json)
  })

  test('400: a pattern that the engine does not take is named with its place and the reason', async () => {
    for (const deny of ['(', '(?<=a)b', 'x*']) {
      const body = { name: 'x', description: 'content that …', patterns: { deny: ['fine', deny] } }
      const problem = assertProblem(await service().call({ path, body }), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, 'patterns.deny[1]')
    }
  })

  test('400: a list that starts below 0 or asks for more than 500', async () => {
    for (const [name, value] of [
      ['limit', '501'],
      ['limit', '0'],
      ['offset', '-1'],
      ['limit', 'x'],
    ] as const) {
      const problem = assertProblem(await service().call({ path, query: { [name]: value } }), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, `query.${name}`)
    }
  })

  test('404: a policy of another organization answers like one that does not exist', async () => {
    const { call, newPatternPolicy, newOrganization } = service()
    const id = await newPatternPolicy(['x1'])
    const { key } = await newOrganization()
    assertProblem(await call({ path: `${path}/${id}`, key }), 404, 'policy-not-found')
    assertProblem(await call({ path: `${path}/nothing`, key }), 404, 'policy-not-found')
  })
})
