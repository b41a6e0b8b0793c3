import type { manageOperations } from '../../../contract/manage/routes.ts'
import { apiKeyActor } from '../../domain/audit.ts'
import { createPolicy as createPolicyService } from '../../services/create-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentSavedPolicy } from './present-policy.ts'
import { readNewPolicy } from './read-new-policy.ts'
import { refuseBadPatterns } from './refuse-bad-patterns.ts'

/** POST /api/v1/policies */
export const createPolicy: OperationHandler<typeof manageOperations.createPolicy> = {
  async handle({ guard, checkPatterns }, { organizationId, key, body, settle }) {
    const policy = readNewPolicy(body)
    await refuseBadPatterns(checkPatterns, policy.patterns)
    const available = guard.detectors.policyDetectors
    const saved = await createPolicyService(guard, {
      organizationId,
      policy,
      actor: apiKeyActor(key.id),
      settle: (created) => settle(presentSavedPolicy(created, available)),
    })
    return presentSavedPolicy(saved, available)
  },
}
