import type { manageOperations } from '../../../contract/manage/routes.ts'
import { tryPolicy as tryPolicyService } from '../../services/try-policy.ts'
import { presentPolicyResult } from '../guard-v1/present-guardrails.ts'
import { readText } from '../guard-v1/read-history.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/policies/{id}/try */
export const tryPolicy: OperationHandler<typeof manageOperations.tryPolicy> = {
  async handle({ guard }, { organizationId, params, body }) {
    const { policy, verdict } = await tryPolicyService(guard, {
      organizationId,
      id: params.id,
      text: readText(body.text, 'text'),
      direction: body.direction ?? 'input',
    })
    return presentPolicyResult(policy, verdict)
  },
}
