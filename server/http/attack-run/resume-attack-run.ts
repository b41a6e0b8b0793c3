import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { resumeAttackRun as resumeAttackRunService } from '../../services/attack-run/resume-attack-run.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentPause } from './present-pause.ts'

/** POST /api/v1/tests/{test_id}/attack-run/resume */
export const resumeAttackRun: OperationHandler<typeof attackRunOperations.resumeAttackRun> = {
  async handle({ attackRuns }, { organizationId, caller, params, body }) {
    const reference = { organizationId, testId: params.test_id, runId: body.run_id ?? null }
    return presentPause(await resumeAttackRunService(attackRuns, reference, caller.actor))
  },
}
