import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { readAttackResults } from '../../services/results/read-attack-results.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentAttackSummary } from './present-attack-summary.ts'
import { presentPausedAt } from './present-pause.ts'

/** GET /api/v1/tests/{test_id}/attack-results/summary */
export const readAttackResultsSummary: OperationHandler<typeof attackRunOperations.readAttackResultsSummary> = {
  async handle({ attackRuns }, { organizationId, params, query }) {
    const reference = { organizationId, testId: params.test_id, runId: query.run_id ?? null }
    const results = await readAttackResults(attackRuns, reference)
    if (results === null) return { run_id: null, current_run_id: null, status: 'idle', summary: null }
    const { run, plan, summary, currentRunId } = results
    return {
      run_id: run.id,
      current_run_id: currentRunId,
      status: run.status,
      ...presentPausedAt(run),
      summary: presentAttackSummary(summary, plan.policies),
    }
  },
}
