import type { AttackPlan } from './attack-plan.ts'
import type { OutcomeCount } from './attack-run-repository.ts'

/** Attempts that were aimed at one policy and broke another. */
export interface Stray {
  readonly aimedPolicyId: string
  readonly policyId: string
  readonly count: number
}

/** How attempts that agree in all but their try ended, with the policy that they were aimed at. */
export interface AimedCount extends OutcomeCount {
  readonly aimedPolicyId: string
}

/** Counts with their aims. What the plan does not hold is taken to be aimed at what it counts for. Cost: linear. */
export function withAims(
  { scenarios }: Pick<AttackPlan, 'scenarios'>,
  counts: readonly OutcomeCount[],
): readonly AimedCount[] {
  const aims = new Map(scenarios.map(({ id, policyId }) => [id, policyId]))
  return counts.map((count) => ({ ...count, aimedPolicyId: aims.get(count.scenarioId) ?? count.policyId }))
}

/** Breaches that count for another policy than the one that was attacked. Runs of older versions have none. */
export function straysOf(counts: readonly AimedCount[]): readonly Stray[] {
  return counts
    .filter(({ outcome, aimedPolicyId, policyId }) => outcome === 'failed' && aimedPolicyId !== policyId)
    .map(({ aimedPolicyId, policyId, count }) => ({ aimedPolicyId, policyId, count }))
}
