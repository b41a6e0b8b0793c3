import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { compareAttackRuns as compareAttackRunsService } from '../../services/results/compare-attack-runs.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentRate } from './present-attack-summary.ts'

/** GET /api/v1/tests/{test_id}/attack-run/compare */
export const compareAttackRuns: OperationHandler<typeof attackRunOperations.compareAttackRuns> = {
  async handle({ redTeam }, { organizationId, params, query }) {
    const { run, other, rate, otherRate, pValue } = await compareAttackRunsService(redTeam, {
      organizationId,
      testId: params.test_id,
      runId: query.run_id,
      otherRunId: query.other_run_id,
    })
    return {
      run_id: run.id,
      other_run_id: other.id,
      run: presentRate(rate),
      other: presentRate(otherRate),
      difference: otherRate.rate - rate.rate,
      p_value: pValue,
      significant: pValue < 0.05,
      note: "Fisher's exact test takes attempts as independent. Tries of one scenario are alike, so a value just below .05 proves little.",
    }
  },
}
