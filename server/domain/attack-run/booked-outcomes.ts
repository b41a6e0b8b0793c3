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

/** Breaches of other policies than the one that was attacked. Runs of older versions know one in an attempt at most. */
export function straysOf(counts: readonly AimedCount[]): readonly Stray[] {
  return counts.flatMap((one) =>
    brokenIn(one)
      .filter((policyId) => policyId !== one.aimedPolicyId)
      .map((policyId) => ({ aimedPolicyId: one.aimedPolicyId, policyId, count: one.count })),
  )
}

/** Attempts that count for another policy than the one that was attacked, because they broke that one alone. */
export function bookedElsewhere(counts: readonly AimedCount[]): readonly Stray[] {
  return counts
    .filter(({ outcome, aimedPolicyId, policyId }) => outcome === 'failed' && aimedPolicyId !== policyId)
    .map(({ aimedPolicyId, policyId, count }) => ({ aimedPolicyId, policyId, count }))
}

/** The policies that such attempts broke, each once: the one that they count for, and those that broke by the way. */
export function brokenIn({
  outcome,
  policyId,
  byTheWay,
}: Pick<OutcomeCount, 'outcome' | 'policyId' | 'byTheWay'>): readonly string[] {
  return outcome === 'failed' ? [...new Set([policyId, ...byTheWay])] : []
}

/** Whether such attempts say anything of the policy that they are aimed at. */
export function wasJudged({ outcome }: Pick<OutcomeCount, 'outcome'>): boolean {
  return outcome === 'failed' || outcome === 'passed' || outcome === 'unclear'
}
