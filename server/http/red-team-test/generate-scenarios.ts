import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { generateScenarios as generateScenariosService } from '../../services/red-team-test/generate-scenarios.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/tests/{test_id}/scenarios/generate */
export const generateScenarios: OperationHandler<typeof testOperations.generateScenarios> = {
  async handle({ redTeam, wakeJobs }, { organizationId, caller, params }) {
    const { test, jobId } = await generateScenariosService(redTeam, {
      organizationId,
      testId: params.test_id,
      actor: caller.actor,
    })
    wakeJobs()
    return { status: test.scenarios.status, test_id: test.id, job_id: jobId }
  },
}
