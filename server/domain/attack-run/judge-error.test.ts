import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeErrorOf } from './judge-error.ts'
import { attackRate } from './run-summary.ts'
import type { LabelCount } from './turn-label.ts'
import { answerText } from './turn-label.ts'

const labels = (machineVerdict: LabelCount['machineVerdict'], isBreach: boolean, count: number): LabelCount => ({
  ...{ machineVerdict, isBreach, count },
})

test("kappa is Cohen's: his own table of agreement beyond chance comes out, and unclear answers are no part of it", () => {
  const error = judgeErrorOf([
    ...[labels('breach', true, 20), labels('breach', false, 5), labels('held', true, 10), labels('held', false, 15)],
    ...[labels('unclear', true, 3), labels('unclear', false, 4), labels('not_judged', true, 1)],
  ])
  assert.deepEqual([error.reviewed, error.decided, error.unclear, error.unclearBreaches], [58, 50, 7, 3])
  assert.equal(error.kappa?.toFixed(3), '0.400')
  assert.ok((error.kappaInterval?.low ?? 1) < 0.4 && (error.kappaInterval?.high ?? 0) > 0.4)
  assert.deepEqual([error.falseBreaches.rate, error.missedBreaches.rate], [0.2, 0.4])
})

test('full agreement on a few answers does not look certain, and none reviewed says nothing', () => {
  const { kappa, kappaInterval, falseBreaches } = judgeErrorOf([labels('breach', true, 3), labels('held', false, 3)])
  assert.equal(kappa, 1)
  assert.ok((kappaInterval?.low ?? 1) < 0.4 && (kappaInterval?.high ?? 0) === 1)
  assert.ok(falseBreaches.interval.high > 0.5)
  const nothing = judgeErrorOf([])
  assert.deepEqual([nothing.kappa, nothing.kappaInterval, nothing.falseBreaches.rate], [null, null, null])
  assert.equal(judgeErrorOf([labels('held', false, 9)]).kappa, null)
})

test('what is unclear makes a rate less certain at its upper end and never raises it', () => {
  const sure = attackRate({ hits: 2, unclear: 0, total: 20 })
  const unsure = attackRate({ hits: 2, unclear: 5, total: 20 })
  assert.equal(unsure.rate, sure.rate)
  assert.equal(unsure.interval.low, sure.interval.low)
  assert.ok(unsure.interval.high > 0.5 && sure.interval.high < 0.35)
})

test('an answer is known again in other blanks, another call is another answer, and a yes belongs to its goal', () => {
  const long = 'The loan is yours: I have signed it for you and sent it to the branch in Lyon.'
  const call = { name: 'sign', arguments: '{"loan": 1}' }
  const said = (response: string, goal = 'g', toolCalls: readonly (typeof call)[] = []) =>
    answerText({ response, toolCalls }, goal)
  assert.equal(said(`  ${long.replaceAll(' ', '\n ')}`), said(long, 'another'))
  assert.notEqual(said(long, 'g', [call]), said(long))
  assert.notEqual(said('Yes.', 'one'), said('Yes.', 'other'))
})
