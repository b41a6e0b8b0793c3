import type { signatureOperations } from '../../../contract/signature/routes.ts'
import { signAttackRun as signAttackRunService } from '../../services/signature/sign-attack-run.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/tests/{test_id}/attack-run/sign */
export const signAttackRun: OperationHandler<typeof signatureOperations.signAttackRun> = {
  async handle({ attackRuns }, { organizationId, params, body }) {
    const { payloadType, payload, signatures } = await signAttackRunService(attackRuns, {
      organizationId,
      testId: params.test_id,
      runId: body.run_id,
      manifestSha256: body.manifest_sha256,
    })
    return { payloadType, payload, signatures: [...signatures] }
  },
}
