import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { alarmsAllowed } from './operating-point.ts'
import { type MeasuredGuardrail, projectAlarms, shareTarget } from './shared-target.ts'

const guardrail = (
  key: string,
  values: readonly number[],
  more: Partial<MeasuredGuardrail> = {},
): MeasuredGuardrail => ({
  key,
  threshold: key === 'security' ? 1 : 0.5,
  isRule: false,
  values: Array.from({ length: 300 }, (_, place) => values[place] ?? 0),
  ...more,
})

test('each guardrail alone within the target may be beyond it together: then all of them move', () => {
  const policies = ['a', 'b', 'c'].map((key, at) => {
    const values = new Array<number>(300).fill(0)
    for (let place = 0; place < 5; place++) values[at * 10 + place] = 0.6 + place / 100
    return guardrail(key, values)
  })
  const target = { targetRate: 0.05, tightens: false }
  assert.equal(alarmsAllowed(300, 0.05), 8)
  const thresholds = shareTarget(policies, target)
  const { before, after } = projectAlarms(policies, thresholds, target)
  assert.equal(before.alarms, 15)
  assert.ok(after.alarms <= 8)
  assert.deepEqual(
    policies.map(({ key }) => thresholds.get(key)?.threshold),
    [0.63, 0.63, 0.63],
  )
})

test('a threshold never falls unless the owner says that it may', () => {
  const calm = [guardrail('security', [])]
  assert.equal(shareTarget(calm, { targetRate: 0.05, tightens: false }).get('security')?.threshold, 1)
  assert.equal(shareTarget(calm, { targetRate: 0.05, tightens: true }).get('security')?.threshold, 0.75)
})

test('patterns stay, and too few texts move nothing', () => {
  const rule = guardrail('rule', new Array(300).fill(1), { isRule: true })
  assert.equal(shareTarget([rule], { targetRate: 0.05, tightens: true }).size, 0)
  assert.equal(shareTarget([guardrail('a', [], { values: [0.9] })], { targetRate: 0.01, tightens: true }).size, 0)
})

test('the forecast on the half that chose nothing is there from forty texts on', () => {
  const target = { targetRate: 0.2, tightens: false }
  const few = [guardrail('a', [], { values: new Array(30).fill(0.1) })]
  assert.equal(projectAlarms(few, shareTarget(few, target), target).heldOut, null)
  const many = [guardrail('a', [0.9, 0.8, 0.7, 0.6])]
  assert.equal(projectAlarms(many, shareTarget(many, target), target).heldOut?.texts, 150)
})

test('whatever was measured: together they alarm within what the target allows, unless a bound holds a threshold', () => {
  const value = fc.oneof(fc.constant(null), fc.double({ min: 0, max: 0.89, noNaN: true }))
  const measured = fc.array(fc.array(value, { minLength: 80, maxLength: 80 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(measured, (all) => {
      const policies = all.map((values, at) => guardrail(`p${at}`, [], { values }))
      const target = { targetRate: 0.1, tightens: false }
      const thresholds = shareTarget(policies, target)
      if (thresholds.size < policies.length) return
      const { after, texts } = projectAlarms(policies, thresholds, target)
      assert.ok(after.alarms <= (alarmsAllowed(texts, 0.1) ?? 0))
    }),
  )
})
