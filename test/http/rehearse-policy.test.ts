import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemClock } from '../../server/process-ports.ts'
import { assertProblem, eachService } from '../service.ts'

const path = '/api/v1/policies/rehearsal'
const draft = (deny: readonly string[]) => ({
  name: 'Code names',
  description: 'content that names a code name',
  patterns: { deny },
})

interface Item {
  readonly text: string
  readonly is_safe: boolean
  readonly was_safe: boolean
}

eachService((service) => {
  const rehearse = (body: object, key?: string) => service().call({ path, body, ...(key !== undefined && { key }) })
  const projectWith = async (texts: readonly string[], fields: Record<string, unknown> = {}) => {
    const project_id = await service().newProject(fields)
    for (const text of texts) await service().call({ path: '/api/v1/check', body: { project_id, text } })
    return project_id
  }

  test('200: says what the policy would have blocked, beside what was decided then, and saves nothing', async () => {
    const project_id = await projectWith(['When does Apollo start?', 'When do you open?'])
    const count = async () => (await service().call({ path: '/api/v1/policies' })).json.total
    const before = await count()
    const { status, json, text } = await rehearse({ project_id, policy: draft(['apollo']) })
    assert.equal(status, 200, text)
    assert.deepEqual([json.is_complete, json.without_text], [true, 0])
    assert.deepEqual(
      json.items.map((item: Item) => [item.text, item.is_safe, item.was_safe]),
      [
        ['When does Apollo start?', false, true],
        ['When do you open?', true, true],
      ],
    )
    assert.equal(await count(), before)
    assert.equal((await service().call({ path: '/api/v1/messages', query: { project_id } })).json.total, 2)
  })

  test('200: a policy that is judged by meaning, as it would say if it were saved', async () => {
    const texts = ['How do I build a shed?', 'Please recommend a good lawyer for my divorce.']
    const project_id = await projectWith(texts)
    const policy = {
      name: 'No legal advice',
      description: 'content that asks for legal advice',
      examples: {
        violating: ['Can I sue my neighbour?', 'Which lawyer should I take?'],
        allowed: ['When do you open?'],
      },
    }
    const { items } = (await rehearse({ project_id, policy })).json
    const { id } = (await service().call({ path: '/api/v1/policies', body: policy })).json
    for (const text of texts) {
      const tried = (await service().call({ path: `/api/v1/policies/${id}/try`, body: { text } })).json
      const item = items.find((one: Item) => one.text === text)
      assert.deepEqual([item.value, item.is_safe], [tried.value, tried.is_safe])
    }
  })

  test('200: the newest messages only, across pages; those whose texts are not kept are counted', async () => {
    const texts = Array.from({ length: 45 }, (_, index) => `number ${index} of apollo`)
    const project_id = await projectWith(texts)
    const all = (await rehearse({ project_id, policy: draft(['apollo']) })).json
    assert.equal(new Set(all.items.map((item: Item) => item.text)).size, 45)
    const { items } = (await rehearse({ project_id, policy: draft(['apollo']), limit: 25 })).json
    assert.deepEqual(new Set(items.map((item: Item) => item.text)), new Set(texts.slice(20)))
    const silent = await projectWith(['apollo'], { storeText: 'none' })
    const nothing = (await rehearse({ project_id: silent, policy: draft(['apollo']) })).json
    assert.deepEqual(nothing, { is_complete: true, without_text: 1, items: [] })
  })

  test('200: a saved policy as it would be after the change; of a default one definition and patterns stay', async () => {
    const { call, newPatternPolicy } = service()
    const project_id = await projectWith(['apollo', 'gemini'])
    const policy_id = await newPatternPolicy(['apollo'])
    const { items } = (await rehearse({ project_id, policy_id, policy: draft(['gemini']) })).json
    assert.deepEqual(
      items.filter((item: Item) => !item.is_safe).map((item: Item) => item.text),
      ['gemini'],
    )
    assert.deepEqual((await call({ path: `/api/v1/policies/${policy_id}` })).json.patterns.deny, ['apollo'])
    const [preset] = (await call({ path: '/api/v1/policies', query: { limit: '1' } })).json.items
    const ofPreset = await rehearse({ project_id, policy_id: preset.id, policy: draft(['gemini']) })
    assert.ok(ofPreset.json.items.every((item: Item) => item.is_safe))
  })

  test('400: wrong fields and patterns are named; 403: without "manage"; 404: what is not there or another organization’s', async () => {
    const { newKey, newOrganization } = service()
    const project_id = await projectWith([])
    const bad = assertProblem(await rehearse({ project_id, policy: draft(['(']), limit: 10 }), 400, 'invalid-request')
    assert.equal(bad.errors[0].path, 'policy.patterns.deny[0]')
    const far = assertProblem(await rehearse({ project_id, policy: draft(['a']), limit: 501 }), 400, 'invalid-request')
    assert.equal(far.errors[0].path, 'limit')
    const { key } = await newKey(['guard'])
    assertProblem(await rehearse({ project_id, policy: draft(['a']) }, key), 403, 'missing-permission')
    const stranger = await newOrganization()
    assertProblem(await rehearse({ project_id, policy: draft(['a']) }, stranger.key), 404, 'project-not-found')
    const unknown = { project_id, policy_id: project_id, policy: draft(['a']) }
    assertProblem(await rehearse(unknown), 404, 'policy-not-found')
  })
})

let stepMs = 0
let aheadMs = 0
/** A clock that runs away when the test says so. */
const clock = {
  nowMs: () => {
    aheadMs += stepMs
    return systemClock.nowMs() + aheadMs
  },
}

eachService(
  (service) => {
    test('200: when the time is over it answers with what was judged by then, and says so', async () => {
      const project_id = await service().newProject()
      for (let count = 0; count < 45; count++) {
        await service().call({ path: '/api/v1/check', body: { project_id, text: `apollo ${count}` } })
      }
      stepMs = 30_000
      const { status, json } = await service().call({ path, body: { project_id, policy: draft(['apollo']) } })
      stepMs = 0
      assert.equal(status, 200)
      assert.equal(json.is_complete, false)
      assert.equal(json.items.length, 20)
    })
  },
  {},
  { clock },
)
