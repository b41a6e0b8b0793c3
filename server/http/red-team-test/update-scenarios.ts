import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import type { GivenScenario } from '../../services/red-team-test/scenarios-from.ts'
import { updateScenarios as updateScenariosService } from '../../services/red-team-test/update-scenarios.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentScenarios } from './present-scenarios.ts'
import { readChecks } from './read-settings.ts'

/** PATCH /api/v1/tests/{test_id}/scenarios */
export const updateScenarios: OperationHandler<typeof testOperations.updateScenarios> = {
  async handle(scope, { organizationId, caller, params, body }) {
    const items: GivenScenario[] = []
    // One after the other, so that a long list does not fill the queue of the patterns.
    for (const [index, item] of body.items.entries()) {
      items.push({
        id: item.id ?? null,
        scenario: item.scenario,
        policy: item.policy ?? null,
        maximumMultiTurn: item.maximum_multi_turn ?? null,
        enabled: item.enabled ?? null,
        checks: item.checks ? await readChecks(scope, item.checks, `items[${index}].checks`) : null,
      })
    }
    const test = await updateScenariosService(scope.redTeam, {
      organizationId,
      testId: params.test_id,
      items,
      actor: caller.actor,
    })
    const scenarios = presentScenarios(test)
    return { status: scenarios.status, items: scenarios.items }
  },
}
