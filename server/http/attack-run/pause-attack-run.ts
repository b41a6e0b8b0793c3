import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { pauseAttackRun as pauseAttackRunService } from '../../services/attack-run/pause-attack-run.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentPause } from './present-pause.ts'

/** POST /api/v1/tests/{test_id}/attack-run/pause */
export const pauseAttackRun: OperationHandler<typeof attackRunOperations.pauseAttackRun> = {
  async handle({ attackRuns }, { organizationId, caller, params, body }) {
    const reference = { organizationId, testId: params.test_id, runId: body.run_id ?? null }
    return presentPause(await pauseAttackRunService(attackRuns, reference, caller.actor))
  },
}
