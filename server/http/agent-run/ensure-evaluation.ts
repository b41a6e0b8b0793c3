import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import { ensureEvaluation as ensureEvaluationService } from '../../services/agent-run/ensure-evaluation.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/tests/{test_id}/evaluate/ensure-from-client-responses */
export const ensureEvaluation: OperationHandler<typeof agentRunOperations.ensureEvaluation> = {
  async handle({ redTeam, wakeJobs }, { organizationId, params, query }) {
    const { action, reason, run } = await ensureEvaluationService(redTeam, {
      organizationId,
      testId: params.test_id,
      force: query.force ?? false,
    })
    wakeJobs()
    return { action, reason, job_id: run.jobId, job_status: run.evaluation?.state ?? 'running' }
  },
}
