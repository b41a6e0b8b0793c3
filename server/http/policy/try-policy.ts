import type { policyOperations } from '../../../contract/policy/routes.ts'
import { tryPolicy as tryPolicyService } from '../../services/policy/try-policy.ts'
import { presentPolicyResult } from '../guard/present-guardrails.ts'
import { readText } from '../guard/read-history.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/policies/{id}/try */
export const tryPolicy: OperationHandler<typeof policyOperations.tryPolicy> = {
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
