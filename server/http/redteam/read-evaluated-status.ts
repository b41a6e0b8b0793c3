import type { agentRunOperations } from '../../../contract/redteam/agent-run-routes.ts'
import { readAgentRun } from '../../services/read-agent-run.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** GET /api/v1/tests/{test_id}/evaluated/status */
export const readEvaluatedStatus: OperationHandler<typeof agentRunOperations.readEvaluatedStatus> = {
  async handle({ redTeam }, { organizationId, params }) {
    const testId = params.test_id
    const { run, received, unjudged } = await readAgentRun(redTeam, { organizationId, testId })
    const evaluation = run?.evaluation ?? null
    const isReady = evaluation?.state === 'completed'
    return {
      test_id: testId,
      status: evaluation?.state ?? 'pending',
      ready: isReady,
      progress: isReady ? 1 : evaluation === null || received === 0 ? 0 : Math.min(0.99, 1 - unjudged / received),
      error: evaluation?.error ?? null,
    }
  },
}
