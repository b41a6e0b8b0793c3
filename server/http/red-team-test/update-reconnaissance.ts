import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { updateReconnaissance as updateReconnaissanceService } from '../../services/red-team-test/update-reconnaissance.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentProbes } from './present-reconnaissance.ts'

/** PATCH /api/v1/tests/{test_id}/reconnaissance */
export const updateReconnaissance: OperationHandler<typeof testOperations.updateReconnaissance> = {
  async handle({ redTeam }, { organizationId, caller, params, body }) {
    const { reconnaissance } = await updateReconnaissanceService(redTeam, {
      organizationId,
      testId: params.test_id,
      probes: body.probes,
      actor: caller.actor,
    })
    return { status: reconnaissance.status, probes: presentProbes(reconnaissance) }
  },
}
