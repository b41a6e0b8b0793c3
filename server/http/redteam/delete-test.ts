import type { testOperations } from '../../../contract/redteam/test-routes.ts'
import { apiKeyActor } from '../../domain/audit.ts'
import { deleteTest as deleteTestService } from '../../services/delete-test.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** DELETE /api/v1/tests/{test_id} */
export const deleteTest: OperationHandler<typeof testOperations.deleteTest> = {
  async handle({ redTeam }, { organizationId, key, params }) {
    const command = { organizationId, testId: params.test_id, actor: apiKeyActor(key.id) }
    const { testId, isCompleted } = await deleteTestService(redTeam, command)
    return { id: testId, completed: isCompleted }
  },
}
