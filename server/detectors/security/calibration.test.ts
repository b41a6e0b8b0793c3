import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { ScoreCalibration } from './calibration.ts'
import { calibratedRisk, lowestRateShown, riseByLength, riskMax } from './calibration.ts'

const calibration: ScoreCalibration = {
  lengthSlope: 0.5,
  knots: [
    { score: -4, rate: 1 },
    { score: -1, rate: 0.1 },
    { score: 1, rate: 0.01 },
    { score: 2, rate: 0.002 },
  ],
}

describe('calibrated risk', () => {
  test('a score that 1 % of benign texts reach is worth 1, 10 % a half, all 0', () => {
    assert.equal(calibratedRisk(calibration, 1).value, 1)
    assert.equal(calibratedRisk(calibration, -1).value, 0.5)
    assert.equal(calibratedRisk(calibration, -4).value, 0)
    assert.equal(calibratedRisk(calibration, -100).value, 0)
  })

  test('between knots the logarithm of the rate is interpolated', () => {
    const { value, extrapolated } = calibratedRisk(calibration, 0)
    assert.ok(Math.abs(value - 0.75) < 1e-12)
    assert.equal(extrapolated, false)
    assert.equal(lowestRateShown(calibration), 0.002)
  })

  test('beyond the last knot the value goes on without a jump, says so and stays bounded', () => {
    const last = calibratedRisk(calibration, 2)
    const next = calibratedRisk(calibration, 2.001)
    assert.equal(last.extrapolated, false)
    assert.equal(next.extrapolated, true)
    assert.ok(next.value > last.value && next.value - last.value < 0.01)
    assert.ok(calibratedRisk(calibration, 1e9).value <= riskMax)
  })

  test('a higher score never has a lower value', () => {
    const score = fc.double({ min: -50, max: 50, noNaN: true })
    fc.assert(
      fc.property(score, score, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        assert.ok(calibratedRisk(calibration, low).value <= calibratedRisk(calibration, high).value)
        assert.ok(calibratedRisk(calibration, low).value >= 0)
      }),
    )
  })
})

test('the threshold of many windows is higher by the measured rise, that of one or none is not', () => {
  assert.equal(riseByLength(calibration, 1), 0)
  assert.equal(riseByLength(calibration, 0), 0)
  assert.equal(riseByLength(calibration, Math.E ** 2), 1)
})
