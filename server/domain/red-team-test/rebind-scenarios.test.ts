import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateDataset } from '../../redteam/dataset/generate-dataset.ts'
import { settingsOf } from '../../redteam/dataset/test-settings.fixture.ts'
import { generateScenarios } from '../../redteam/scenarios/generate-scenarios.ts'
import { rebindScenarios } from './rebind-scenarios.ts'
import { unknownTarget } from './reconnaissance.ts'

const prices = 'Never disclose supplier prices.'
const doses = 'Never give medical doses.'
const policiesOf = (seed: string, ...givenPolicies: readonly string[]) =>
  generateDataset({ settings: settingsOf({ givenPolicies }), seed }).policies

test('scenarios and why an LLM gave no goals follow the text of their policy; what belongs to one that is gone keeps its id', () => {
  const before = policiesOf('one', prices, doses)
  const after = policiesOf('other', doses)
  const idOf = (policies: typeof before, text: string) => policies.find(({ policy }) => policy === text)?.id ?? ''
  assert.notEqual(idOf(before, doses), idOf(after, doses))
  const items = generateScenarios({ settings: settingsOf(), seed: 'one', policies: before, profile: unknownTarget })
  const fellBack = before.map(({ id }) => ({ policyId: id, reason: 'malformed' as const }))
  const rebound = rebindScenarios({ items, goalsByLlm: { policiesAsked: 2, fellBack } }, before, after)
  const gone = idOf(before, prices)
  const has = (policyId: string) => rebound.items.some((one) => one.policyId === policyId)
  assert.ok(has(gone) && has(idOf(after, doses)) && !has(idOf(before, doses)))
  const kept = rebound.goalsByLlm?.fellBack.map(({ policyId }) => policyId) ?? []
  assert.ok(kept.includes(gone) && kept.includes(idOf(after, doses)) && !kept.includes(idOf(before, doses)))
  assert.equal(rebindScenarios({ items, goalsByLlm: null }, before, after).goalsByLlm, null)
})
