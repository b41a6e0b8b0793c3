import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaUnderCurve, fOne, shareOf } from './statistics.ts'

test('Wilson intervals are those of the textbook and stay within 0 and 1', () => {
  const { share, low, high } = shareOf(10, 100)
  assert.equal(share, 0.1)
  assert.ok(Math.abs(low - 0.0552) < 0.0005 && Math.abs(high - 0.1744) < 0.0005)
  assert.equal(shareOf(0, 50).low, 0)
  assert.ok(shareOf(50, 50).high > 1 - 1e-9 && shareOf(50, 50).high <= 1)
  assert.deepEqual(shareOf(0, 0), { hits: 0, of: 0, share: 0, low: 0, high: 1 })
})

test('the area under the curve counts ordered pairs, ties half', () => {
  assert.equal(areaUnderCurve([2, 3], [0, 1]), 1)
  assert.equal(areaUnderCurve([0, 1], [2, 3]), 0)
  assert.equal(areaUnderCurve([1, 1], [1, 1]), 0.5)
  assert.equal(areaUnderCurve([1, 3], [2, 0]), 0.75)
})

test('F1 balances misses and alarms', () => {
  assert.equal(fOne([1, 0], [0, 0], 1), 2 / 3)
  assert.equal(fOne([1, 1], [0], 1), 1)
  assert.equal(fOne([0], [1], 1), 0)
})
