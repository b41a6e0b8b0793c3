import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { readTestDetails } from '../../services/results/read-test-details.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentTest } from './present-test.ts'

/** GET /api/v1/tests/{test_id} */
export const readTest: OperationHandler<typeof testOperations.readTest> = {
  async handle({ attackRuns, redTeam }, { organizationId, params }) {
    const details = await readTestDetails(attackRuns, { organizationId, testId: params.test_id })
    return presentTest(details, redTeam.engine)
  },
}
