import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { evaluateReconnaissance as evaluateReconnaissanceService } from '../../services/red-team-test/evaluate-reconnaissance.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentProbeResults } from './present-reconnaissance.ts'

/** POST /api/v1/tests/{test_id}/reconnaissance/evaluate */
export const evaluateReconnaissance: OperationHandler<typeof testOperations.evaluateReconnaissance> = {
  async handle({ redTeam }, { organizationId, params, body }) {
    const test = await evaluateReconnaissanceService(redTeam, {
      organizationId,
      testId: params.test_id,
      items: body.items.map(({ probe_id, request, response }) => ({
        probeId: probe_id,
        request: request ?? null,
        response,
      })),
    })
    return { test_id: test.id, ...presentProbeResults(test.reconnaissance) }
  },
}
