import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { deleteTest as deleteTestService } from '../../services/red-team-test/delete-test.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** DELETE /api/v1/tests/{test_id} */
export const deleteTest: OperationHandler<typeof testOperations.deleteTest> = {
  async handle({ redTeam }, { organizationId, caller, params }) {
    const command = { organizationId, testId: params.test_id, actor: caller.actor }
    const { testId, isCompleted } = await deleteTestService(redTeam, command)
    return { id: testId, completed: isCompleted }
  },
}
