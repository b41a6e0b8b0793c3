import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertProblem, eachService } from '../service.ts'

eachService(
  (service) => {
    test('429: a key over its limit is told when to come back; another key is not touched by it', async () => {
      const { call, newKey } = service()
      const path = '/api/v1/policies'
      const { key } = await newKey(['manage'])
      for (let count = 0; count < 3; count += 1) assert.equal((await call({ path, key })).status, 200)
      const answer = await call({ path, key })
      assertProblem(answer, 429, 'rate-limited')
      const seconds = Number(answer.headers.get('retry-after'))
      assert.ok(seconds >= 1 && seconds <= 60)
      assert.equal((await call({ path, key: (await newKey(['manage'])).key })).status, 200)
    })

    test('health and metrics are never limited', async () => {
      for (let count = 0; count < 6; count += 1) {
        assert.equal((await service().call({ path: '/health/live' })).status, 200)
      }
    })
  },
  { REDOUBT_RATE_LIMIT_PER_MINUTE: '3' },
)
