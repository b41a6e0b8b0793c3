import type { ScenarioItem, ScenarioStage } from '../../../contract/red-team-test/scenario.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { GoalsByLlm } from '../../domain/red-team-test/scenario.ts'
import { presentChecks } from './present-checks.ts'

/** The stage of scenarios as the red-team API shows it, each with the text of its policy. */
export function presentScenarios(test: Pick<RedTeamTest, 'scenarios' | 'policies'>): ScenarioStage {
  const { status, items, error, goalsByLlm } = test.scenarios
  const textOf = new Map(test.policies.map(({ id, policy }) => [id, policy]))
  return {
    status,
    items: items.map(
      (item): ScenarioItem => ({
        id: item.id,
        scenario: item.scenario,
        policy: textOf.get(item.policyId) ?? '',
        policy_id: item.policyId,
        maximum_multi_turn: item.maximumMultiTurn,
        enabled: item.enabled,
        checks: presentChecks(item.checks),
        goal: item.goal,
        expected_yield: item.expectedYield,
        is_by_llm: item.isByLlm ?? false,
      }),
    ),
    error,
    goals_by_llm: goalsByLlm ? presentGoals(goalsByLlm) : null,
  }
}

function presentGoals({ policiesAsked, fellBack }: GoalsByLlm): ScenarioStage['goals_by_llm'] {
  return {
    policies_asked: policiesAsked,
    fell_back: fellBack.map(({ policyId, reason }) => ({ policy_id: policyId, reason })),
  }
}
