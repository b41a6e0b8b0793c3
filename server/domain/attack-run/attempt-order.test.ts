import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Combination } from '../attempt/combination.ts'
import { unknownTarget } from '../red-team-test/reconnaissance.ts'
import { noChecks } from '../red-team-test/test-policy.ts'
import type { AttackPlan } from './attack-plan.ts'
import { neverBegun, readReproKey, reproKeyOf, workCountOf } from './attempt-order.ts'

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

test('what never began is everything else of the plan, each once, page by page', () => {
  for (const [scenarios, techniques, tries] of [
    [1, 1, 2],
    [3, 5, 2],
    [6, 4, 3],
  ] as const) {
    const plan = planOf(scenarios, techniques, tries)
    const keyOf = (one: Combination) => JSON.stringify(one)
    const all = neverBegun(plan, [], { offset: 0, limit: 1_000 })
    assert.equal(all.length, workCountOf(plan))
    assert.equal(new Set(all.map(keyOf)).size, scenarios * techniques * tries)
    const begun = all.filter((_, place) => place % 3 === 1)
    const rest = Array.from({ length: all.length }, (_, page) =>
      neverBegun(plan, begun, { offset: page * 2, limit: 2 }),
    )
    assert.deepEqual(rest.flat().map(keyOf), all.filter((one) => !begun.includes(one)).map(keyOf))
    const unknown = { scenarioId: 'gone', techniqueId: 't0', tryIndex: 0 }
    assert.deepEqual(neverBegun(plan, [unknown], { offset: 0, limit: 1_000 }), all)
  }
})

test('a repro key names an attempt and nothing else is one', () => {
  const combination = { scenarioId: 's1', techniqueId: 'enc.base64', tryIndex: 3 }
  assert.deepEqual(readReproKey(reproKeyOf('run', combination)), { runId: 'run', combination })
  for (const key of ['', 'run', 'run:s1', 'run:s1:x:t', 'run:s1:12:t', ':s1:1:t', 'run:s1:1:']) {
    assert.equal(readReproKey(key), null, key)
  }
})
