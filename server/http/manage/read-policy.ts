import type { manageOperations } from '../../../contract/manage/routes.ts'
import { readPolicy as readPolicyService } from '../../services/read-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentPolicy } from './present-policy.ts'

/** GET /api/v1/policies/{id} */
export const readPolicy: OperationHandler<typeof manageOperations.readPolicy> = {
  async handle({ guard }, { organizationId, params }) {
    return presentPolicy(await readPolicyService(guard, organizationId, params.id), guard.detectors.policyDetectors)
  },
}
