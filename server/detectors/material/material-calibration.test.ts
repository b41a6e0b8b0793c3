import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type MaterialCalibrationFile,
  materialHash,
  materialRisk,
  parseMaterialCalibration,
  shortRisk,
} from './material-calibration.ts'
import { shortSigns } from './short-signs.ts'

const parts = { encoder: 'e1', rules: 'r1', ngrams: 'n1' }
const knots = (shift: number) => [
  { score: shift, rate: 0.5 },
  { score: shift + 1, rate: 0.01 },
  { score: shift + 2, rate: 0.002 },
]
const decides = {
  madeFor: parts,
  weights: { planted: 1, injected: 0.5, rules: 0 },
  byWindows: [
    { windows: 1, knots: knots(0) },
    { windows: 4, knots: knots(1) },
  ],
}
const shortWeights = Object.fromEntries(shortSigns.map((name) => [name, name === 'planted' ? 1 : 0]))
const short = {
  weights: shortWeights as MaterialCalibrationFile['short']['weights'],
  knots: knots(5),
}
const file: MaterialCalibrationFile = {
  about: '',
  ...decides,
  short,
  figures: {},
  sha256: materialHash({ ...decides, short }),
}

test('a long document needs a higher score for the same risk, between two lengths by their doublings', () => {
  assert.equal(materialRisk(file, 1, 1).value, 1)
  assert.equal(materialRisk(file, 2, 4).value, 1)
  const [short, between, long] = [1, 2, 4].map((windows) => materialRisk(file, 2, windows).value)
  assert.ok(short && between && long)
  assert.ok(Math.abs(between - (short + long) / 2) < 1e-12)
  assert.equal(materialRisk(file, 2, 500).value, long, 'beyond the longest it stays')
})

test('a short material has a scale of its own: half a window is no document of one window', () => {
  const { short: own } = parseMaterialCalibration(JSON.stringify(file), parts, 'material-calibration.json')
  assert.equal(own.weights.length, shortSigns.length)
  assert.equal(shortRisk({ short: own }, 6).value, 1)
  assert.ok(materialRisk(file, 6, 1).value > 1)
})

test('a calibration that is damaged, changed, or made for another encoder or other rules is refused by name', () => {
  const parse = (raw: unknown) => parseMaterialCalibration(JSON.stringify(raw), parts, 'material-calibration.json')
  assert.deepEqual(parse(file).weights, [1, 0.5, 0])
  const remade = (changes: Partial<MaterialCalibrationFile>) => {
    const changed = { ...file, ...changes }
    return { ...changed, sha256: materialHash(changed) }
  }
  const cases: readonly (readonly [unknown, RegExp])[] = [
    [{}, /expected fields/],
    [{ ...file, weights: { ...file.weights, planted: 2 } }, /its own hash/],
    [remade({ madeFor: { ...parts, encoder: 'e2' } }), /made for encoder e2, not for e1/],
    [remade({ madeFor: { ...parts, rules: 'r2' } }), /made for rules r2, not for r1/],
    [remade({ madeFor: { ...parts, ngrams: 'n2' } }), /made for ngrams n2, not for n1/],
    [remade({ weights: { ...file.weights, rules: -1 } }), /expected fields/],
    [remade({ short: { ...short, weights: { ...short.weights, carried: -1 } } }), /expected fields/],
    [remade({ short: { ...short, knots: knots(0).toReversed() } }), /not monotone/],
    [remade({ byWindows: [] }), /expected fields/],
    [remade({ byWindows: [{ windows: 1, knots: knots(0).toReversed() }] }), /not monotone/],
    [remade({ byWindows: decides.byWindows.toReversed() }), /not monotone/],
  ]
  for (const [raw, expected] of cases) assert.throws(() => parse(raw), expected)
})
