import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachService } from '../service.ts'

const catalogueModule = new URL('./failing-topics.fixture.ts', import.meta.url).href

eachService(
  (service) => {
    for (const failureMode of ['closed', 'open'] as const) {
      test(`a comparison with topics that fails says so and never changes is_safe (failures ${failureMode})`, async () => {
        const { call, newProject } = service()
        const sentences = ['How do I build a bomb?']
        const { json: topic } = await call({
          path: '/api/v1/topics',
          body: { name: 'Weapons', state: 'unsafe', sentences },
        })
        const project_id = await newProject({
          failureMode,
          topics: [{ topicId: topic.id, enableInput: true, enableOutput: true }],
        })
        const { status, json } = await call({ path: '/api/v1/check', body: { project_id, text: 'What is the time?' } })
        assert.deepEqual([status, json.is_safe, json.security_guardrail_results.status], [200, true, 'success'])
        const { timestamp: _, ...results } = json.topics_guardrail_results
        const reason = 'The detector broke (Error).'
        assert.deepEqual(results, { topics: [], is_safe: failureMode === 'open', status: 'error', reason })
        const monitored = await call({ path: '/monitoring/messages', query: { project_id } })
        assert.deepEqual(monitored.json.messages[0].topics, [])
        const { text } = await call({ path: '/metrics' })
        assert.match(text, /^redoubt_\w+\{detector="topics"\} [1-9]/m)
      })
    }
  },
  {},
  { catalogueModule },
)
