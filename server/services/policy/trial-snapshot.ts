import type { Policy } from '../../domain/policy/policy.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** A configuration of nothing but this policy; it is never stored. */
export function trialSnapshot(scope: Pick<GuardScope, 'sha256' | 'detectors'>, policy: Policy): ConfigurationSnapshot {
  return {
    id: scope.sha256(JSON.stringify(['trial', policy])),
    organizationId: policy.organizationId,
    projectId: 'trial',
    security: { blockInput: false, blockOutput: false, detectionThreshold: 1, violationMessage: null },
    policies: [{ policy, blockInput: true, blockOutput: true }],
    executionMode: 'normal',
    failureMode: 'closed',
    securityDetector: scope.detectors.securityDetector,
  }
}
