import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusedPerMinuteMax } from '../../server/http/rate-limits.ts'
import { assertProblem, eachService } from '../service.ts'

eachService(
  (service) => {
    test('429: an organization over its limit is told when to come back, whatever key it takes; others are not touched', async () => {
      const { call, newKey, newOrganization } = service()
      const path = '/api/v1/policies'
      const { key } = await newKey(['manage'])
      for (let count = 0; count < 3; count += 1) assert.equal((await call({ path, key })).status, 200)
      const answer = await call({ path, key })
      assertProblem(answer, 429, 'rate-limited')
      const seconds = Number(answer.headers.get('retry-after'))
      assert.ok(seconds >= 1 && seconds <= 60)
      assertProblem(await call({ path, key: (await newKey(['manage'])).key }), 429, 'rate-limited')
      assert.equal((await call({ path, key: (await newOrganization()).key })).status, 200)
    })

    test('429: each item of a batch counts', async () => {
      const { call, newOrganization } = service()
      const { key } = await newOrganization()
      const items = Array.from({ length: 2 }, () => ({ text: 'hello', store: false }))
      const check = (body: unknown) => call({ path: '/api/v1/check', key, body })
      assert.equal((await check({ items })).status, 200)
      assertProblem(await check({ items }), 429, 'rate-limited')
    })

    test('health and metrics are never limited', async () => {
      for (let count = 0; count < 6; count += 1) {
        assert.equal((await service().call({ path: '/health/live' })).status, 200)
      }
    })
  },
  { REDOUBT_RATE_LIMIT_PER_MINUTE: '3' },
)

eachService((service) => {
  test('429: an address that keeps guessing keys is refused, and whoever has one is not touched by that', async () => {
    const { call } = service()
    const path = '/api/v1/policies'
    const statuses = new Map<number, number>()
    for (let count = 0; count < refusedPerMinuteMax + 5; count++) {
      const { status } = await call({ path, key: count % 2 === 0 ? null : `guess-${count}` })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    assert.deepEqual(
      [...statuses],
      [
        [401, refusedPerMinuteMax],
        [429, 5],
      ],
    )
    assert.equal((await call({ path })).status, 200)
  })
})
