import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growthExponent, median, quantile } from './statistics.ts'

test('a quantile is a value that was measured, by nearest rank, in whatever order the values come', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  assert.equal(quantile(values, 0.99), 99)
  assert.equal(quantile(values, 1), 100)
  assert.equal(median(values), 50)
  assert.equal(quantile([7], 0.99), 7)
  assert.ok(Number.isNaN(quantile([], 0.5)))
})

test('the growth exponent is 1 for linear, 2 for quadratic and 0 for constant time', () => {
  const lengths = [1_000, 2_000, 8_000, 16_000]
  for (const exponent of [0, 1, 2]) {
    const points = lengths.map((x) => ({ x, y: 3 * x ** exponent }))
    assert.ok(Math.abs(growthExponent(points) - exponent) < 1e-9)
  }
})
