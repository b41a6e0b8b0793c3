import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { type LookParts, loadLookWeights, lookWeightsPath, parseLookWeights } from './look-weights.ts'

const committed = readFileSync(lookWeightsPath, 'utf8')
const file = JSON.parse(committed)
const parts: LookParts = file.madeFor

describe('the committed weights of the second look', () => {
  test('let neither look lower the value, and look where the first is in doubt', () => {
    const { alone, besideRule, from, to, calibration } = loadLookWeights(parts)
    assert.ok(alone > 0 && besideRule >= 0)
    assert.ok(from > 0 && from < 1 && to > 1)
    assert.ok((calibration.knots.at(-1)?.rate ?? 1) < 0.01)
  })

  test('find as much as the first look alone finds on sources that no fit saw, within a standard error', () => {
    const { recallOnForeignByWeights: recall, foreignTexts } = file.figures
    assert.ok(foreignTexts > 400)
    const before: number = recall['0.0 0.0']
    assert.ok(recall[nameOf(file.weights)] >= before - Math.sqrt((before * (1 - before)) / foreignTexts))
  })
})

/** As the file names a pair of weights. */
function nameOf({ alone, besideRule }: { readonly alone: number; readonly besideRule: number }): string {
  return [alone, besideRule].map((one) => (Number.isInteger(one) ? one.toFixed(1) : String(one))).join(' ')
}

describe('weights that cannot be used', () => {
  const fails = (change: object, why: RegExp, given = parts): void => {
    const text = JSON.stringify({ ...file, ...change })
    assert.throws(() => parseLookWeights(text, given, 'models/some-file.json'), why)
  }

  test('say which file is damaged and how to restore it', () => {
    fails({ knots: [] }, /some-file\.json cannot be used: it does not have the expected fields.*git checkout/)
    fails({ weights: { alone: -1, besideRule: 1 } }, /expected fields/)
    fails({ knots: [...file.knots].reverse() }, /expected fields/)
    fails({ from: 'never' }, /expected fields/)
    fails({ from: file.from + 1 }, /does not match its own hash/)
  })

  test('say for which other part they were fitted', () => {
    fails({}, /fitted for pairs .+, not for other/, { ...parts, pairs: 'other' })
    fails({}, /fitted for fusion .+, not for other/, { ...parts, fusion: 'other' })
  })
})
