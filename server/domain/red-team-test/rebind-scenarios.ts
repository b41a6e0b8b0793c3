import type { ScenarioStage } from './scenario.ts'
import type { TestPolicy } from './test-policy.ts'

/**
 * The scenarios of a test whose policies are replaced, and what an LLM did for them: what belongs to a policy that has another
 * id now follows its text. What belongs to one that is gone keeps the id of what it was made for.
 */
export function rebindScenarios<Written extends Pick<ScenarioStage, 'items' | 'goalsByLlm'>>(
  written: Written,
  before: readonly TestPolicy[],
  after: readonly TestPolicy[],
): Written {
  const present = new Set(after.map(({ id }) => id))
  const textOf = new Map(before.map(({ id, policy }) => [id, policy]))
  const idOf = new Map(after.map(({ id, policy }) => [policy, id]))
  const rebound = <Item extends { readonly policyId: string }>(item: Item): Item => {
    if (present.has(item.policyId)) return item
    const policyId = idOf.get(textOf.get(item.policyId) ?? '')
    return policyId === undefined ? item : { ...item, policyId }
  }
  const { items, goalsByLlm } = written
  return {
    ...written,
    items: items.map(rebound),
    ...(goalsByLlm && { goalsByLlm: { ...goalsByLlm, fellBack: goalsByLlm.fellBack.map(rebound) } }),
  }
}
