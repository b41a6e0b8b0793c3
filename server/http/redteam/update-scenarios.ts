import type { testOperations } from '../../../contract/redteam/test-routes.ts'
import { apiKeyActor } from '../../domain/audit.ts'
import { updateScenarios as updateScenariosService } from '../../services/update-scenarios.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentScenarios } from './present-scenarios.ts'
import { readChecks } from './read-settings.ts'

/** PATCH /api/v1/tests/{test_id}/scenarios */
export const updateScenarios: OperationHandler<typeof testOperations.updateScenarios> = {
  async handle(scope, { organizationId, key, params, body }) {
    const test = await updateScenariosService(scope.redTeam, {
      organizationId,
      testId: params.test_id,
      items: body.items.map((item, index) => ({
        id: item.id ?? null,
        scenario: item.scenario,
        policy: item.policy ?? null,
        maximumMultiTurn: item.maximum_multi_turn ?? null,
        enabled: item.enabled ?? null,
        checks: item.checks ? readChecks(scope, item.checks, `items[${index}].checks`) : null,
      })),
      actor: apiKeyActor(key.id),
    })
    const { status, items } = presentScenarios(test)
    return { status, items }
  },
}
