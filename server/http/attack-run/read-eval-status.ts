import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { readEvalStatus as readEvalStatusService } from '../../services/attack-run/read-eval-status.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentTurn } from './present-turn.ts'

/** GET /api/v1/tests/{test_id}/attack-run/eval-status */
export const readEvalStatus: OperationHandler<typeof attackRunOperations.readEvalStatus> = {
  async handle({ attackRuns }, { organizationId, params, query }) {
    const told = await readEvalStatusService(attackRuns, {
      organizationId,
      testId: params.test_id,
      runId: query.run_id ?? null,
      attemptId: query.attempt_id,
      turnIndex: query.turn_index,
    })
    return presentTurn(told)
  },
}
