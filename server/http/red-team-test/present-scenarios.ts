import type { ScenarioItem, ScenarioStage } from '../../../contract/red-team-test/scenario.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { presentChecks } from './present-checks.ts'

/** The stage of scenarios as the red-team API shows it, each with the text of its policy. */
export function presentScenarios(test: Pick<RedTeamTest, 'scenarios' | 'policies'>): ScenarioStage {
  const { status, items, error } = test.scenarios
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
      }),
    ),
    error,
  }
}
