import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  alarmsAllowed,
  boundsOf,
  expectedPolicyRate,
  expectedSecurityRate,
  observedRate,
  textsNeeded,
  thresholdFor,
  whyNotOrdinary,
} from './operating-point.ts'

const security = boundsOf('security')

test('the expected false alarms fall while the threshold rises: 10 % at .5, 1 % at 1, .01 % at 2', () => {
  const points = [0.5, 0.75, 1, 1.5, 2, 2.5].map((threshold) => expectedSecurityRate(threshold).rate ?? 1)
  assert.ok(Math.abs((points[0] ?? 0) - 0.1) < 1e-9 && Math.abs((points[2] ?? 0) - 0.01) < 1e-9)
  assert.deepEqual(
    points.toSorted((a, b) => b - a),
    points,
  )
  assert.equal(expectedSecurityRate(2.5).basis, 'extrapolated')
})

test('the rates of the default catalogue fall with the threshold; of a compiled policy only the default point is known', () => {
  const rates = [0.25, 0.5, 0.75].map((threshold) => expectedPolicyRate('hate', threshold).rate ?? 1)
  assert.deepEqual(
    rates.map((rate) => Number(rate.toPrecision(3))),
    [0.1, 0.01, 0.001],
  )
  assert.equal(expectedPolicyRate('hate', 0.9).basis, 'extrapolated')
  assert.deepEqual(expectedPolicyRate('compiled', 0.5), { rate: 0.01, basis: 'model' })
  assert.deepEqual(expectedPolicyRate('compiled', 0.6), { rate: null, basis: 'none' })
})

test('rules claim no rate', () => {
  for (const detector of ['patterns', 'pii', 'payment-card-data', 'competitor-mention']) {
    assert.deepEqual(expectedPolicyRate(detector, 0.5), { rate: null, basis: 'none' })
  }
})

test('the texts that a rate needs are those of which none may alarm', () => {
  assert.deepEqual([0.2, 0.05, 0.01, 0.001, 0.0006].map(textsNeeded), [20, 59, 299, 2995, 4992])
  for (const rate of [0.05, 0.01, 0.001]) {
    assert.equal(alarmsAllowed(textsNeeded(rate), rate), 0)
    assert.equal(alarmsAllowed(textsNeeded(rate) - 1, rate), null)
  }
})

test('more texts allow more alarms, always fewer than the rate itself would', () => {
  const allowed = [299, 500, 1000, 5000].map((texts) => alarmsAllowed(texts, 0.01) ?? -1)
  assert.deepEqual(allowed, [0, 1, 4, 38])
})

test('a threshold lets no more than the allowed texts alarm, also where many have the same value', () => {
  const values = [1.4, 1.2, 1.2, 1.2, 0.9, ...new Array<number>(300).fill(0.1)]
  for (const [alarms, expected] of [
    [0, 1.41],
    [1, 1.21],
    [3, 1.21],
    [4, 0.91],
  ] as const) {
    const { threshold } = thresholdFor(values, alarms, security)
    assert.equal(threshold, expected)
    assert.ok(observedRate(values, values.length, threshold).alarms <= alarms)
  }
})

test('a threshold never leaves its bounds, and says which one held it', () => {
  assert.deepEqual(thresholdFor([2.9, 2.9], 0, security), { threshold: 2, limitedBy: 'loosest' })
  assert.deepEqual(thresholdFor([0.01], 0, security), { threshold: 0.75, limitedBy: 'strictest' })
  assert.deepEqual(thresholdFor([1], 0, boundsOf('a policy')), { threshold: 0.9, limitedBy: 'loosest' })
})

test('an interval holds its rate and narrows with more texts', () => {
  const few = observedRate([1, 0], 2, 1)
  const many = observedRate([...new Array<number>(500).fill(1), ...new Array<number>(500).fill(0)], 1000, 1)
  for (const { low, rate, high } of [few, many]) assert.ok(low <= rate && rate <= high)
  assert.ok(many.high - many.low < few.high - few.low)
  assert.deepEqual(observedRate([], 300, 1), { alarms: 0, rate: 0, low: 0, high: observedRate([], 300, 1).high })
  assert.ok(observedRate([], 300, 1).high < 0.013)
})

test('attacks and floods of alarms are no ordinary traffic; a few false alarms are', () => {
  const calm = new Array<number>(95).fill(0.2)
  assert.equal(whyNotOrdinary('security', 1, [...calm, ...new Array<number>(5).fill(1.5)]), null)
  assert.match(whyNotOrdinary('security', 1, [...calm, ...new Array<number>(6).fill(2.4)]) ?? '', /sure attacks/)
  assert.match(whyNotOrdinary('security', 1, [...calm, ...new Array<number>(40).fill(1.2)]) ?? '', /more than 20 %/)
  assert.match(whyNotOrdinary('a policy', 0.5, [...calm, ...new Array<number>(40).fill(0.8)]) ?? '', /more than 20 %/)
  assert.equal(whyNotOrdinary('security', 0.1, calm), null, 'a strict owner is not taken for an attacker')
})
