import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import { readAgentRun as readAgentRunService } from '../../services/results/read-agent-run.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** GET /api/v1/tests/{test_id}/agent-run */
export const readAgentRun: OperationHandler<typeof agentRunOperations.readAgentRun> = {
  async handle({ redTeam }, { organizationId, params }) {
    const { run, received, failed, receivedCaseIds, failedCaseIds } = await readAgentRunService(redTeam, {
      organizationId,
      testId: params.test_id,
    })
    return {
      test_id: params.test_id,
      state: run?.state ?? 'not_started',
      expected_cases: run?.expectedCases ?? 0,
      received,
      failed,
      received_case_ids: [...receivedCaseIds],
      failed_case_ids: [...failedCaseIds],
      job_id: run?.jobId ?? null,
      run_id: run?.id ?? null,
    }
  },
}
