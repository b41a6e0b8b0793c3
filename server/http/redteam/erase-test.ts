import type { testOperations } from '../../../contract/redteam/test-routes.ts'
import { apiKeyActor } from '../../domain/audit.ts'
import { eraseTest as eraseTestService } from '../../services/erase-test.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/tests/{test_id}/erase */
export const eraseTest: OperationHandler<typeof testOperations.eraseTest> = {
  async handle({ redTeam }, { organizationId, key, params }) {
    const command = { organizationId, testId: params.test_id, actor: apiKeyActor(key.id) }
    const { testId, isCompleted } = await eraseTestService(redTeam, command)
    return { id: testId, completed: isCompleted }
  },
}
