import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calibratedValue } from './calibrated-value.ts'

const knots = [
  { score: -2, rate: 1 },
  { score: 0, rate: 0.1 },
  { score: 1, rate: 0.01 },
  { score: 2, rate: 0.001 },
]

test('the score that 1 % of benign texts reach has the value .5', () => {
  assert.ok(Math.abs(calibratedValue(1, knots) - 0.5) < 1e-9)
  assert.ok(Math.abs(calibratedValue(0, knots) - 0.25) < 1e-9)
})

test('a higher score never has a lower value, and values stay within 0 and 1', () => {
  let before = 0
  for (let score = -10; score <= 20; score += 0.25) {
    const value = calibratedValue(score, knots)
    assert.ok(value >= before && value <= 1, `${score}: ${value}`)
    before = value
  }
  assert.equal(calibratedValue(-10, knots), 0)
  assert.equal(calibratedValue(20, knots), 1)
})
