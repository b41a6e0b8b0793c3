import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import { readResultsSummary as readResultsSummaryService } from '../../services/results/read-results-summary.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentResultsSummary } from './present-results-summary.ts'

/** GET /api/v1/tests/{test_id}/results/summary */
export const readResultsSummary: OperationHandler<typeof agentRunOperations.readResultsSummary> = {
  async handle({ redTeam }, { organizationId, params, query }) {
    const kind = query.kind ?? 'eval'
    const run = { organizationId, testId: params.test_id, runId: query.run_id ?? null }
    const summary = await readResultsSummaryService(redTeam, { ...run, kind })
    return presentResultsSummary(kind, summary, redTeam.engine)
  },
}
