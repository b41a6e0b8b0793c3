import type { Scenario } from './scenario.ts'
import type { TestPolicy } from './test-policy.ts'

/**
 * The scenarios of a test whose policies are replaced: one whose policy has another id now follows its text. One whose
 * policy is gone keeps the id of what it was made for.
 */
export function rebindScenarios(
  scenarios: readonly Scenario[],
  before: readonly TestPolicy[],
  after: readonly TestPolicy[],
): readonly Scenario[] {
  const present = new Set(after.map(({ id }) => id))
  const textOf = new Map(before.map(({ id, policy }) => [id, policy]))
  const idOf = new Map(after.map(({ id, policy }) => [policy, id]))
  return scenarios.map((scenario) => {
    if (present.has(scenario.policyId)) return scenario
    const text = textOf.get(scenario.policyId)
    const policyId = text === undefined ? undefined : idOf.get(text)
    return policyId === undefined ? scenario : { ...scenario, policyId }
  })
}
