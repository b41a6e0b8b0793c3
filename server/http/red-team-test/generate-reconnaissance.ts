import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { generateReconnaissance as generateReconnaissanceService } from '../../services/red-team-test/generate-reconnaissance.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/tests/{test_id}/reconnaissance/generate */
export const generateReconnaissance: OperationHandler<typeof testOperations.generateReconnaissance> = {
  async handle({ redTeam, wakeJobs }, { organizationId, caller, params }) {
    const { test, jobId } = await generateReconnaissanceService(redTeam, {
      organizationId,
      testId: params.test_id,
      actor: caller.actor,
    })
    wakeJobs()
    return { status: test.reconnaissance.status, test_id: test.id, job_id: jobId }
  },
}
