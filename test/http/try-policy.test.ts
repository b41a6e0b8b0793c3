import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/policies'

eachService((service) => {
  const tryOn = (id: string, body: unknown, key?: string) =>
    service().call({ method: 'POST', path: `${path}/${id}/try`, body, ...(key !== undefined && { key }) })

  test('200: the row is the one that a guardrail would give', async () => {
    const { call, newPatternPolicy, newProject } = service()
    const id = await newPatternPolicy(['apollo'], { violation_message: 'No.' })
    const project_id = await newProject({ policies: [{ metricId: id, blockInput: true, blockOutput: true }] })
    for (const text of ['When does Apollo start?', 'When do you open?']) {
      const tried = await tryOn(id, { text })
      assert.equal(tried.status, 200, tried.text)
      const checked = (await call({ path: '/api/v1/check', body: { project_id, text } })).json
      assert.deepEqual(tried.json, checked.policies_guardrail_results.policies[0])
      assert.equal(tried.json.is_safe, !text.includes('Apollo'))
    }
  })

  test('200: the row follows the policy as it is saved now, archived or not, and in both directions', async () => {
    const { call, newPatternPolicy } = service()
    const id = await newPatternPolicy(['apollo'])
    assert.equal((await tryOn(id, { text: 'gemini', direction: 'output' })).json.is_safe, true)
    await call({ method: 'PATCH', path: `${path}/${id}`, body: { patterns: { deny: ['gemini'] }, is_archived: true } })
    assert.equal((await tryOn(id, { text: 'gemini', direction: 'output' })).json.is_safe, false)
    assert.equal((await tryOn(id, { text: 'gemini', direction: 'input' })).json.is_archived, true)
  })

  test('400: text and direction', async () => {
    const id = await service().newPatternPolicy(['apollo'])
    const missing = assertProblem(await tryOn(id, { direction: 'sideways' }), 400, 'invalid-request')
    assert.deepEqual(missing.errors.map((error: { path: string }) => error.path).sort(), ['direction', 'text'])
    const long = assertProblem(await tryOn(id, { text: 'x'.repeat(1_000_001) }), 400, 'invalid-request')
    assert.equal(long.errors[0].path, 'text')
  })

  test('403: a key without the permission "manage"', async () => {
    const id = await service().newPatternPolicy(['apollo'])
    assertProblem(await tryOn(id, { text: 'x' }, (await service().newKey(['guard'])).key), 403, 'missing-permission')
  })

  test('404: a policy of another organization answers like one that does not exist', async () => {
    const id = await service().newPatternPolicy(['apollo'])
    const { key } = await service().newOrganization()
    assertProblem(await tryOn(id, { text: 'x' }, key), 404, 'policy-not-found')
    assertProblem(await tryOn('nothing', { text: 'x' }, key), 404, 'policy-not-found')
  })
})
