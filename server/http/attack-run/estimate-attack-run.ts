import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { estimateAttackRun as estimateAttackRunService } from '../../services/attack-run/estimate-attack-run.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** GET /api/v1/tests/{test_id}/attack-run/estimate */
export const estimateAttackRun: OperationHandler<typeof attackRunOperations.estimateAttackRun> = {
  async handle({ redTeam }, { organizationId, params }) {
    const estimate = await estimateAttackRunService(redTeam, { organizationId, testId: params.test_id })
    const { credits, attempts, turnsMax, balance } = estimate
    return { credits, attempts, turns_max: turnsMax, balance }
  },
}
