import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import { beginAgentRun as beginAgentRunService } from '../../services/agent-run/begin-agent-run.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/tests/{test_id}/begin-agent-run */
export const beginAgentRun: OperationHandler<typeof agentRunOperations.beginAgentRun> = {
  async handle({ redTeam }, { organizationId, caller, params }) {
    const { run, caseIds, hasPictures } = await beginAgentRunService(
      redTeam,
      { organizationId, testId: params.test_id },
      caller.actor,
    )
    return {
      job_id: run.jobId,
      run_id: run.id,
      test_id: run.testId,
      expected_cases: run.expectedCases,
      case_ids: [...caseIds],
      recommended_dataset_fetch_limit: Math.max(
        1,
        Math.min(hasPictures ? picturesLimit : fetchLimit, run.expectedCases),
      ),
    }
  },
}

/** Pages of this many cases stay below a megabyte of text. */
const fetchLimit = 200

/** A picture of a text has up to half a megabyte. */
const picturesLimit = 25
