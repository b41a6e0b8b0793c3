import type { UpdatePolicyBody } from '../../../contract/policy/policy.ts'
import type { policyOperations } from '../../../contract/policy/routes.ts'
import { type PolicyChange, updatePolicy as updatePolicyService } from '../../services/policy/update-policy.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readMoment } from '../read-moment.ts'
import { presentSavedPolicy } from './present-policy.ts'
import { refuseBadPatterns } from './refuse-bad-patterns.ts'

/** PATCH /api/v1/policies/{id} */
export const updatePolicy: OperationHandler<typeof policyOperations.updatePolicy> = {
  async handle({ guard, checkPatterns }, { organizationId, caller, params, body }) {
    await refuseBadPatterns(checkPatterns, { deny: body.patterns?.deny ?? [], allow: body.patterns?.allow ?? [] })
    const saved = await updatePolicyService(guard, {
      organizationId,
      id: params.id,
      actor: caller.actor,
      change: readChange(body),
      ifUpdatedAtMs: readMoment('if_updated_at', body.if_updated_at),
    })
    return presentSavedPolicy(saved, guard.detectors.policyDetectors)
  },
}

function readChange(body: UpdatePolicyBody): PolicyChange {
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.description !== undefined && { description: body.description }),
    ...(body.criticality !== undefined && { criticality: body.criticality }),
    ...(body.detection_threshold !== undefined && { detectionThreshold: body.detection_threshold }),
    ...(body.violation_message !== undefined && { violationMessage: body.violation_message }),
    ...(body.examples !== undefined && { examples: body.examples }),
    ...(body.patterns !== undefined && { patterns: body.patterns }),
    ...(body.is_archived !== undefined && { isArchived: body.is_archived }),
  }
}
