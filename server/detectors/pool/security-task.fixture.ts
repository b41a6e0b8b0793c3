import type { GuardTask } from '../../domain/ports.ts'

/** A task that asks for nothing but the security check of a user's text. `detectorId` is the catalogue's own. */
export function securityTask(text: string, detectorId: string): GuardTask {
  return {
    snapshot: {
      id: 'snapshot',
      organizationId: 'o',
      projectId: 'p',
      security: { blockInput: true, blockOutput: true, detectionThreshold: 1, violationMessage: null },
      policies: [],
      executionMode: 'normal',
      failureMode: 'closed',
      securityDetector: { id: detectorId, version: '1' },
    },
    exchange: { direction: 'input', role: 'user', text, textWithContext: text, history: [], imageCount: 0 },
    mode: 'normal',
    security: true,
    policyIds: [],
  }
}
