import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { type LookParts, loadLookWeights, lookWeightsPath, parseLookWeights } from './look-weights.ts'

const committed = readFileSync(lookWeightsPath, 'utf8')
const file = JSON.parse(committed)
const parts: LookParts = file.madeFor

describe('the committed weights of the second look', () => {
  test('let neither look lower the value, and look where the first is in doubt', () => {
    const { score, logit, from, to, calibration } = loadLookWeights(parts)
    assert.ok(score >= 0 && logit > 0)
    assert.ok(from > 0 && from < 1 && to > 1)
    assert.ok((calibration.knots.at(-1)?.rate ?? 1) < 0.01)
  })

  test('find at least what the first look alone finds on sources that no fit saw', () => {
    const byWeight: Readonly<Record<string, number>> = file.figures.recallOnForeignByWeight
    assert.ok(file.figures.foreignTexts > 400)
    assert.ok((byWeight[String(file.weights.logit)] ?? 0) > (byWeight['0.0'] ?? 1))
  })
})

describe('weights that cannot be used', () => {
  const fails = (change: object, why: RegExp, given = parts): void => {
    const text = JSON.stringify({ ...file, ...change })
    assert.throws(() => parseLookWeights(text, given, 'models/some-file.json'), why)
  }

  test('say which file is damaged and how to restore it', () => {
    fails({ knots: [] }, /some-file\.json cannot be used: it does not have the expected fields.*git checkout/)
    fails({ weights: { score: -1, logit: 1 } }, /expected fields/)
    fails({ knots: [...file.knots].reverse() }, /expected fields/)
    fails({ from: 'never' }, /expected fields/)
    fails({ bias: file.bias + 1 }, /does not match its own hash/)
  })

  test('say for which other part they were fitted', () => {
    fails({}, /fitted for pairs .+, not for other/, { ...parts, pairs: 'other' })
    fails({}, /fitted for fusion .+, not for other/, { ...parts, fusion: 'other' })
  })
})
