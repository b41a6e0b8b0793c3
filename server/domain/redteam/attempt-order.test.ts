import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AttackPlan } from './attack-plan.ts'
import { combinationAt, readReproKey, reproKeyOf, workCountOf } from './attempt-order.ts'
import { unknownTarget } from './reconnaissance.ts'
import { noChecks } from './test-policy.ts'

function planOf(scenarios: number, techniques: number, attempts: number): AttackPlan {
  return {
    scenarios: Array.from({ length: scenarios }, (_, index) => ({
      ...{ id: `s${index}`, scenario: '', policyId: 'p', maximumMultiTurn: 5, enabled: true, checks: noChecks },
      ...{ goal: '', goals: {}, expectedYield: 1 },
    })),
    policies: [],
    methods: { techniqueIds: Array.from({ length: techniques }, (_, index) => `t${index}`), warmUpTurns: 0, attempts },
    ...{ profile: unknownTarget, businessContext: '', useCase: '', language: 'en', seed: 'seed' },
  }
}

test('every combination has one index, first tries come first, and early attempts are broad', () => {
  for (const [scenarios, techniques, tries] of [
    [1, 1, 2],
    [3, 5, 2],
    [6, 4, 3],
    [4, 6, 5],
    [5, 5, 2],
  ] as const) {
    const plan = planOf(scenarios, techniques, tries)
    const all = Array.from({ length: workCountOf(plan) }, (_, index) => combinationAt(plan, index))
    assert.equal(new Set(all.map((one) => JSON.stringify(one))).size, scenarios * techniques * tries)
    assert.deepEqual(
      all.map(({ tryIndex }) => tryIndex),
      all.map((_, index) => Math.floor(index / (scenarios * techniques))),
    )
    const broad = all.slice(0, Math.min(scenarios, techniques))
    assert.equal(new Set(broad.map(({ scenarioId }) => scenarioId)).size, broad.length)
    assert.equal(new Set(broad.map(({ techniqueId }) => techniqueId)).size, broad.length)
    assert.throws(() => combinationAt(plan, all.length), RangeError)
    assert.throws(() => combinationAt(plan, -1), RangeError)
  }
})

test('a repro key names an attempt and nothing else is one', () => {
  const combination = { scenarioId: 's1', techniqueId: 'enc.base64', tryIndex: 3 }
  assert.deepEqual(readReproKey(reproKeyOf('run', combination)), { runId: 'run', combination })
  for (const key of ['', 'run', 'run:s1', 'run:s1:x:t', 'run:s1:12:t', ':s1:1:t', 'run:s1:1:']) {
    assert.equal(readReproKey(key), null, key)
  }
})
