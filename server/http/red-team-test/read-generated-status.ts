import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { readTest } from '../../services/red-team-test/read-test.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** GET /api/v1/tests/{test_id}/generated/status */
export const readGeneratedStatus: OperationHandler<typeof testOperations.readGeneratedStatus> = {
  async handle({ redTeam }, { organizationId, params }) {
    const { id, generation, activeJobs } = await readTest(redTeam, { organizationId, testId: params.test_id })
    const { status, error } = generation
    const job = activeJobs.find(({ kind }) => kind === 'generate')
    return {
      test_id: id,
      status: status === 'not_started' ? 'pending' : status,
      ready: status === 'completed',
      progress: status === 'completed' ? 1 : (job?.progress ?? 0),
      error,
    }
  },
}
