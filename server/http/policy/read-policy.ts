import type { policyOperations } from '../../../contract/policy/routes.ts'
import { readPolicy as readPolicyService } from '../../services/policy/read-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentSavedPolicy } from './present-policy.ts'

/** GET /api/v1/policies/{id} */
export const readPolicy: OperationHandler<typeof policyOperations.readPolicy> = {
  async handle({ guard }, { organizationId, params }) {
    const policy = await readPolicyService(guard, organizationId, params.id)
    const compiled = await guard.compiled.readPolicy(policy)
    return presentSavedPolicy({ policy, compiled }, guard.detectors.policyDetectors)
  },
}
