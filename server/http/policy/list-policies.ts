import type { policyOperations } from '../../../contract/policy/routes.ts'
import { listPolicies as listPoliciesService } from '../../services/policy/list-policies.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentPolicy } from './present-policy.ts'

/** GET /api/v1/policies */
export const listPolicies: OperationHandler<typeof policyOperations.listPolicies> = {
  async handle({ guard }, { organizationId, query }) {
    const { items, ...page } = await listPoliciesService(guard, {
      organizationId,
      page: { offset: query.offset ?? 0, limit: query.limit ?? 50 },
      includeArchived: query.include_archived ?? false,
    })
    return { ...page, items: items.map((policy) => presentPolicy(policy, guard.detectors.policyDetectors)) }
  },
}
