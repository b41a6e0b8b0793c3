import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import { completeAgentRun as completeAgentRunService } from '../../services/agent-run/complete-agent-run.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/tests/{test_id}/agent-run/complete */
export const completeAgentRun: OperationHandler<typeof agentRunOperations.completeAgentRun> = {
  async handle({ redTeam, wakeJobs }, { organizationId, caller, params }) {
    const run = await completeAgentRunService(redTeam, { organizationId, testId: params.test_id }, caller.actor)
    wakeJobs()
    return { test_id: run.testId, state: run.state, run_id: run.id }
  },
}
