import type { manageOperations } from '../../../contract/manage/routes.ts'
import { apiKeyActor } from '../../domain/audit.ts'
import { createPolicy as createPolicyService } from '../../services/create-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentSavedPolicy } from './present-policy.ts'
import { refuseBadPatterns } from './refuse-bad-patterns.ts'

/** POST /api/v1/policies */
export const createPolicy: OperationHandler<typeof manageOperations.createPolicy> = {
  async handle({ guard, checkPatterns }, { organizationId, key, body, settle }) {
    const patterns = { deny: body.patterns?.deny ?? [], allow: body.patterns?.allow ?? [] }
    await refuseBadPatterns(checkPatterns, patterns)
    const available = guard.detectors.policyDetectors
    const saved = await createPolicyService(guard, {
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
      actor: apiKeyActor(key.id),
      settle: (created) => settle(presentSavedPolicy(created, available)),
    })
    return presentSavedPolicy(saved, available)
  },
}
