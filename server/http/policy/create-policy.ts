import type { policyOperations } from '../../../contract/policy/routes.ts'
import { createPolicy as createPolicyService } from '../../services/policy/create-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentSavedPolicy } from './present-policy.ts'
import { readNewPolicy } from './read-new-policy.ts'
import { refuseBadPatterns } from './refuse-bad-patterns.ts'

/** POST /api/v1/policies */
export const createPolicy: OperationHandler<typeof policyOperations.createPolicy> = {
  async handle({ guard, checkPatterns }, { organizationId, caller, body, settle }) {
    const policy = readNewPolicy(body)
    await refuseBadPatterns(checkPatterns, policy.patterns)
    const available = guard.detectors.policyDetectors
    const saved = await createPolicyService(guard, {
      organizationId,
      policy,
      actor: caller.actor,
      settle: (created) => settle(presentSavedPolicy(created, available)),
    })
    return presentSavedPolicy(saved, available)
  },
}
