import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { sayJson, startLocalUpstream } from '../llm/local-upstream.ts'
import { assertProblem, eachService } from '../service.ts'

/** A policy alone decides what these tests are about. */
const withoutSecurity = { securityGuardrailBlockInput: false, securityGuardrailBlockOutput: false }
const upstream = await startLocalUpstream()
const second = await startLocalUpstream()
after(() => Promise.all([upstream.close(), second.close()]))
const listed = (...ids: readonly string[]) =>
  sayJson({ object: 'list', data: ids.map((id) => ({ id, object: 'model', owned_by: 'us' })) })
const vectors = {
  object: 'list',
  data: [{ index: 0, embedding: [0.5, -0.25] }],
  model: 'e',
  usage: { total_tokens: 2 },
}
beforeEach(() => {
  upstream.answer = sayJson(vectors)
})

eachService(
  (service) => {
    const guarded = async (deny: readonly string[]) => {
      const { newPatternPolicy, newProject } = service()
      const metricId = await newPatternPolicy(deny, { violation_message: 'We do not speak about that.' })
      const project = await newProject({
        policies: [{ metricId, blockInput: true, blockOutput: true }],
        securityGuardrails: withoutSecurity,
      })
      return { project, headers: { 'x-redoubt-project': project } }
    }
    const countOf = async (project_id: string) =>
      (await service().call({ path: '/monitoring/messages', query: { project_id } })).json.meta.messageCount

    test('models: each upstream lists those for which it is asked', async () => {
      upstream.answer = listed('local-1', 'big-1')
      second.answer = listed('big-1', 'big-2', 'local-2')
      const { status, json } = await service().call({ path: '/v1/models' })
      assert.equal(status, 200)
      assert.equal(json.object, 'list')
      assert.deepEqual(
        json.data.map((one: { id: string }) => one.id),
        ['big-1', 'big-2', 'local-1'],
      )
      upstream.answer = sayJson({ models: [] })
      assertProblem(await service().call({ path: '/v1/models' }), 502, 'upstream-failed')
    })

    test('embeddings: every text is judged and recorded before the upstream is asked for any', async () => {
      const { project, headers } = await guarded(['apollo'])
      const path = '/v1/embeddings'
      const good = await service().call({ path, headers, body: { model: 'local-e', input: ['a ship', 'a boat'] } })
      assert.deepEqual(good.json, vectors)
      assert.equal(await countOf(project), 2)
      const before = upstream.requests.length
      const input = [...Array.from({ length: 101 }, (_, index) => `text ${index}`), 'Apollo']
      const bad = await service().call({ path, headers, body: { model: 'local-e', input } })
      const problem = assertProblem(bad, 400, 'input-blocked')
      assert.equal(problem.detail, 'We do not speak about that.')
      assert.equal(problem.error.param, 'input[101]')
      assert.equal(upstream.requests.length, before)
      for (const wrong of [[1, 2, 3], [[1]], [], undefined, { a: 1 }]) {
        const reply = await service().call({ path, body: { model: 'local-e', input: wrong } })
        assertProblem(reply, 400, 'invalid-request')
      }
    })

    test('completions: prompt and choices are judged, and the exchange is recorded', async () => {
      const { project, headers } = await guarded(['apollo'])
      const path = '/v1/completions'
      const choice = (text: string, index = 0) => ({ index, text, finish_reason: 'length' })
      upstream.answer = sayJson({ id: 'cmpl-1', model: 'local-t', choices: [choice('A ship.'), choice('Apollo.', 1)] })
      const body = { model: 'local-t', prompt: 'Name it:', n: 2 }
      const { json } = await service().call({ path, headers, body })
      assert.deepEqual(json.choices, [
        { index: 0, text: 'A ship.', logprobs: null, finish_reason: 'length' },
        { index: 1, text: 'We do not speak about that.', logprobs: null, finish_reason: 'content_filter' },
      ])
      assert.equal(json.redoubt.blocked, 'output')
      assert.equal(await countOf(project), 3)
      const before = upstream.requests.length
      const blocked = await service().call({ path, headers, body: { ...body, prompt: ['Say', 'apollo'] } })
      assert.equal(blocked.json.choices[0].finish_reason, 'content_filter')
      assert.equal(upstream.requests.length, before)
    })

    test('moderations: our own content policies answer, for each input, and no upstream is asked', async () => {
      const before = upstream.requests.length
      const path = '/v1/moderations'
      const input = ['What a lovely morning in the garden.', 'I am going to kill you and your whole family tonight.']
      const { status, json } = await service().call({ path, body: { input } })
      assert.equal(status, 200)
      assert.equal(json.results.length, 2)
      const [good, bad] = json.results
      assert.equal(good.flagged, false)
      assert.deepEqual(Object.keys(good.categories), Object.keys(good.category_scores))
      for (const result of json.results) {
        assert.equal(result.flagged, Object.values(result.categories).includes(true))
        for (const score of Object.values(result.category_scores)) assert.ok(Number(score) >= 0 && Number(score) <= 1)
      }
      assert.ok(bad.category_scores.violence > good.category_scores.violence)
      const parts = [{ type: 'text', text: input[0] }]
      assert.equal((await service().call({ path, body: { input: parts } })).json.results.length, 1)
      const image = [...parts, { type: 'image_url', image_url: { url: 'https://images.example/a.png' } }]
      assertProblem(await service().call({ path, body: { input: image } }), 400, 'invalid-request')
      assert.equal(upstream.requests.length, before)
    })
  },
  { REDOUBT_UPSTREAMS: `big-*=${second.baseUrl},${upstream.baseUrl}` },
)
