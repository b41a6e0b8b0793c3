import type { policyOperations } from '../../../contract/policy/routes.ts'
import { archivePolicy as archivePolicyService } from '../../services/policy/archive-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentPolicy } from './present-policy.ts'

/** DELETE /api/v1/policies/{id} */
export const archivePolicy: OperationHandler<typeof policyOperations.archivePolicy> = {
  async handle({ guard }, { organizationId, caller, params }) {
    const policy = await archivePolicyService(guard, { organizationId, id: params.id, actor: caller.actor })
    return presentPolicy(policy, guard.detectors.policyDetectors)
  },
}
