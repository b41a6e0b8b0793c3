import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import { creditsOf, workCountOf } from '../../domain/attack-run/attempt-order.ts'
import type { RedTeamEngine } from '../../domain/attack-run/engine.ts'
import { Problem } from '../../domain/problem.ts'
import { checksEverywhere, type RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { Scenario } from '../../domain/red-team-test/scenario.ts'
import { joinedChecks, type TestPolicy } from '../../domain/red-team-test/test-policy.ts'

/** What of a test its runs depend on. */
export type PlannedTest = Pick<
  RedTeamTest,
  'settings' | 'policies' | 'scenarios' | 'attackMethods' | 'reconnaissance' | 'seed'
>

/** All that a run of a test as it stands would need; it may have no scenario or no technique. */
export function planOf(test: PlannedTest): AttackPlan {
  const enabled = test.scenarios.items.filter((scenario) => scenario.enabled)
  const owners = test.policies.map((policy) => {
    const own = enabled.filter(({ policyId }) => policyId === policy.id).map(({ checks }) => checks)
    return { ...policy, checks: joinedChecks([policy.checks, ...own]) }
  })
  const isTried = ({ id }: TestPolicy) => enabled.some(({ policyId }) => policyId === id)
  const policies = owners.filter((policy) => isTried(policy) || hasChecks(policy))
  const untested = owners.filter((policy) => !isTried(policy))
  const { businessContext, useCase, language, publicFacts = [] } = test.settings
  return {
    ...{ scenarios: enabled, policies, untested, businessContext, useCase, language, publicFacts },
    checks: checksEverywhere(test),
    methods: test.attackMethods ?? { techniqueIds: [], warmUpTurns: 0, attempts: 2 },
    profile: test.reconnaissance.profile,
    seed: test.seed,
  }
}

function hasChecks({ checks: { secrets, forbiddenTools, patterns } }: TestPolicy): boolean {
  return secrets.length + forbiddenTools.length + patterns.length > 0
}

/** Rejects with Problem `precondition-missing`, naming everything that a run of this plan lacks. */
export function refuseIncomplete(engine: Pick<RedTeamEngine, 'techniques' | 'hasLlm'>, plan: AttackPlan): void {
  const { scenarios, policies, methods } = plan
  const orphans = scenarios.filter(({ policyId }) => !policies.some(({ id }) => id === policyId))
  const unknown = methods.techniqueIds.filter((id) => !engine.techniques.some((technique) => technique.id === id))
  const needsLlm = engine.hasLlm ? [] : methods.techniqueIds.filter((id) => isLlmOnly(engine, id))
  const missing = [
    ...(scenarios.length === 0 ? ['scenarios (none is enabled; generate or PATCH scenarios)'] : []),
    ...(methods.techniqueIds.length === 0 ? ['techniques (none is selected; PATCH attack-methods)'] : []),
    ...(orphans.length > 0 ? [`the policy of scenario ${namesOf(orphans)} (the test has it no longer)`] : []),
    ...(unknown.length > 0 ? [`technique ${unknown.join(', ')} (this version has it no longer)`] : []),
    ...(needsLlm.length > 0 ? [`an LLM, which technique ${needsLlm.join(', ')} cannot do without`] : []),
  ]
  if (missing.length > 0) throw new Problem('precondition-missing', `A run lacks: ${missing.join('; ')}.`)
}

function isLlmOnly({ techniques }: Pick<RedTeamEngine, 'techniques'>, techniqueId: string): boolean {
  return techniques.some(({ id, needs }) => id === techniqueId && needs.includes('llm'))
}

function namesOf(scenarios: readonly Scenario[]): string {
  return scenarios
    .slice(0, 10)
    .map(({ id }) => id)
    .join(', ')
}

/** What a plan costs and comes to. */
export interface PlanSize {
  /** The most attack turns that its attempts can take. */
  readonly credits: number
  /** Scenarios × techniques × tries. */
  readonly attempts: number
  /** Warm-up turns included. */
  readonly turnsMax: number
}

/** The size of a plan; zeros when it lacks scenarios or techniques. */
export function sizeOf(plan: AttackPlan): PlanSize {
  const attempts = workCountOf(plan)
  const credits = creditsOf(plan)
  return { credits, attempts, turnsMax: credits + attempts * plan.methods.warmUpTurns }
}
