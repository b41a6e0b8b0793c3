import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { eraseTest as eraseTestService } from '../../services/red-team-test/erase-test.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/tests/{test_id}/erase */
export const eraseTest: OperationHandler<typeof testOperations.eraseTest> = {
  async handle({ redTeam }, { organizationId, caller, params }) {
    const command = { organizationId, testId: params.test_id, actor: caller.actor }
    const { testId, isCompleted } = await eraseTestService(redTeam, command)
    return { id: testId, completed: isCompleted }
  },
}
