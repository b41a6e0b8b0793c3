import assert from 'node:assert/strict'
import { test } from 'node:test'
import { honestInterval } from '../../../server/domain/results/run-statistics.ts'
import { intervalOf, ratesByCertification } from './rate-interval.ts'

test('an interval is the one that the service would tell', () => {
  for (const [attempts, failed, unclear] of [
    [10, 0, 0],
    [10, 3, 2],
    [48, 48, 0],
    [1, 0, 1],
  ] as const) {
    const { low, high } = honestInterval({ total: attempts, hits: failed, unclear })
    const [ownLow, ownHigh] = intervalOf({ attempts, failed, unclear })
    assert.ok(Math.abs(low - ownLow) < 1e-6 && Math.abs(high - ownHigh) < 1e-6, `${attempts} ${failed} ${unclear}`)
  }
  assert.deepEqual(intervalOf({ attempts: 0, failed: 0, unclear: 0 }), [0, 1])
})

test('policies of one certification are added up, and those of none are in no row', () => {
  const policy = (id: string, certification: string | null, failed: number) => ({
    ...{ policy_id: id, name: id, certification, attempts: 4, failed, unclear: 1, asr: failed / 4, asr_ci95: [0, 1] },
  })
  const rows = ratesByCertification([policy('a', 'GDPR', 1), policy('b', 'GDPR', 3), policy('c', null, 4)])
  assert.deepEqual(
    rows.map(({ name, attempts, failed, unclear, asr }) => ({ name, attempts, failed, unclear, asr })),
    [{ name: 'GDPR', attempts: 8, failed: 4, unclear: 2, asr: 0.5 }],
  )
})
