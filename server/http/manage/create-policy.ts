import type { manageOperations } from '../../../contract/manage/routes.ts'
import { Problem } from '../../domain/problem.ts'
import { createPolicy as createPolicyService } from '../../services/create-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentPolicy } from './present-policy.ts'

/** POST /api/v1/policies */
export const createPolicy: OperationHandler<typeof manageOperations.createPolicy> = {
  async handle({ guard, checkPatterns }, { organizationId, body, settle }) {
    const patterns = { deny: body.patterns?.deny ?? [], allow: body.patterns?.allow ?? [] }
    const errors = checkPatterns(patterns)
    const [first] = errors
    if (first) throw new Problem('invalid-request', `${first.path}: ${first.message}`, { errors })
    const available = guard.detectors.policyDetectors
    const policy = await createPolicyService(guard, {
      organizationId,
      policy: {
        name: body.name,
        description: body.description,
        criticality: body.criticality ?? 'medium',
        detectionThreshold: body.detection_threshold ?? 0.5,
        violationMessage: body.violation_message ?? null,
        examples: { violating: body.examples?.violating ?? [], allowed: body.examples?.allowed ?? [] },
        patterns,
      },
      settle: (created) => settle(presentPolicy(created, available)),
    })
    return presentPolicy(policy, available)
  },
}
