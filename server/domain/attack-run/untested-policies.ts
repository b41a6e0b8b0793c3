import type { TestPolicy } from '../red-team-test/test-policy.ts'
import type { AttackPlan } from './attack-plan.ts'
import type { OutcomeCount } from './attack-run-repository.ts'
import { brokenIn, wasJudged } from './booked-outcomes.ts'

/** A policy that a run says nothing about. */
export interface UntestedPolicy {
  readonly policy: TestPolicy
  /**
   * `no_scenario`: no enabled scenario is about it. `no_verdict`: no attempt at it could be judged, or not yet. `no_policy`: a
   * clause of a certification of the test that no policy was made of.
   */
  readonly reason: 'no_scenario' | 'no_verdict' | 'no_policy'
}

/** What of a plan says which policies are tried. */
type Tried = Pick<AttackPlan, 'scenarios' | 'policies' | 'untested' | 'clausesLeftOut'>

/**
 * The policies of a test that a run of this plan says nothing about, those without a scenario first and clauses without a policy
 * last: a reader must not take them for held. One that was broken by the way is not among them. Plans of older versions do not know those without a scenario.
 */
export function untestedPolicies(plan: Tried, counts: readonly OutcomeCount[]): readonly UntestedPolicy[] {
  const judged = new Set(counts.filter(wasJudged).map(({ scenarioId }) => scenarioId))
  const tried = new Set(plan.scenarios.filter(({ id }) => judged.has(id)).map(({ policyId }) => policyId))
  const broken = new Set(counts.flatMap(brokenIn))
  const untested = (plan.untested ?? []).filter(({ id }) => !broken.has(id))
  return [
    ...untested.map((policy) => ({ policy, reason: 'no_scenario' as const })),
    ...plan.policies
      .filter(({ id }) => !tried.has(id) && !broken.has(id) && plan.scenarios.some(({ policyId }) => policyId === id))
      .map((policy) => ({ policy, reason: 'no_verdict' as const })),
    ...(plan.clausesLeftOut ?? []).map((policy) => ({ policy, reason: 'no_policy' as const })),
  ]
}
