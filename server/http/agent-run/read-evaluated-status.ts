import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import { readEvaluation } from '../../services/agent-run/read-evaluation.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** GET /api/v1/tests/{test_id}/evaluated/status */
export const readEvaluatedStatus: OperationHandler<typeof agentRunOperations.readEvaluatedStatus> = {
  async handle({ redTeam }, { organizationId, params }) {
    const testId = params.test_id
    const { evaluation, progress } = await readEvaluation(redTeam, { organizationId, testId })
    return {
      test_id: testId,
      status: evaluation?.state ?? 'pending',
      ready: evaluation?.state === 'completed',
      progress,
      error: evaluation?.error ?? null,
    }
  },
}
