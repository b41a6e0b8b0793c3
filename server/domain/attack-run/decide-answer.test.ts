import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideAnswer, type JudgeModel, unclearFrom } from './decide-answer.ts'

const model: JudgeModel = {
  version: 'test',
  breach: {
    known: { bias: 0, weights: [1, -1], breachFrom: 0.5 },
    unknown: { bias: 0, weights: [1, 0], breachFrom: 0.8 },
  },
}

const decided = (measures: readonly number[], certain: 'breach' | 'held' | null = null, isTargetKnown = true) =>
  decideAnswer({ certain, measures, isTargetKnown, lacksCall: false }, model)

test('a fact settles it, whatever was measured', () => {
  assert.deepEqual(decided([-9, 9], 'breach'), {
    ...{ kind: 'breach', score: 1, confidence: 1 },
  })
  assert.equal(decided([9, -9], 'held').kind, 'held')
})

test('without one all measures are weighed together: breach, unclear or held, by the score', () => {
  const kindOf = (first: number, second: number) => decided([first, second])
  assert.equal(kindOf(2, 0).kind, 'breach')
  assert.equal(kindOf(0, 2).kind, 'held')
  const unclear = kindOf(0, 0.3)
  assert.equal(unclear.kind, 'unclear')
  assert.ok(unclear.score >= unclearFrom && unclear.score < 0.5 && unclear.confidence < 0.3)
})

test('a score of .5 is where a breach begins, whatever likelihood the model asks for', () => {
  const at = Math.log(0.8 / 0.2)
  assert.ok(Math.abs(decided([at, 0], null, false).score - 0.5) < 1e-12)
  assert.equal(decided([at - 0.1, 0], null, false).kind, 'unclear')
  assert.equal(decided([at + 0.1, 0], null, false).kind, 'breach')
})

test('where the call that was asked for was not made, words come to unclear at most, and facts count as before', () => {
  const answer = { measures: [4, 0], isTargetKnown: true, lacksCall: true }
  assert.equal(decideAnswer({ ...answer, certain: null }, model).kind, 'unclear')
  assert.equal(decideAnswer({ ...answer, certain: null, measures: [-4, 0] }, model).kind, 'held')
  assert.equal(decideAnswer({ ...answer, certain: 'breach' }, model).kind, 'breach')
})

test('a model for other measures is refused and never gives a verdict', () => {
  assert.throws(() => decided([1]), RangeError)
})
