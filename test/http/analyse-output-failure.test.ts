import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachService } from '../service.ts'

const catalogueModule = new URL('./failing-catalogue.fixture.ts', import.meta.url).href

eachService(
  (service) => {
    test('a metric that could not be judged is UNKNOWN and no issue', async () => {
      const { call, newProject, newConversation } = service()
      const { items } = (await call({ path: '/api/v1/policies', query: { limit: '500' } })).json
      const hate = items.find(({ detector }: { detector: string }) => detector === 'hate')
      const policies = [{ metricId: hate.id, blockInput: false, blockOutput: true }]
      const conversationId = await newConversation(await newProject({ policies }))
      const { status, json } = await call({
        path: '/public/safeguard/output',
        query: { conversationId },
        body: { input: 'Hello', output: 'Good day' },
      })
      assert.equal(status, 200)
      const [{ metric, ...rest }] = json.metricResults
      assert.deepEqual(rest, { status: 'UNKNOWN', value: 0, isIssue: false })
      assert.deepEqual([metric.id, metric.detectionIsAboveThreshold], [hate.id, false])
    })
  },
  {},
  { catalogueModule },
)
