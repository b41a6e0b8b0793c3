import { securityKey } from '../../domain/calibration/calibration.ts'
import type { Repositories } from '../../domain/ports.ts'
import { changeTimeMs } from '../../domain/project/refuse-overtaken.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { policyState } from '../configuration/policy-state.ts'
import { projectState } from '../configuration/project-state.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** One threshold to be moved. */
export interface ThresholdMove {
  /** `security` or a policy's id. */
  readonly guardrail: string
  readonly name: string
  /** What it has to be now; if it is not, nothing is moved. */
  readonly from: number
  /** 0 to 1 for a policy, a calibrated risk for security. */
  readonly to: number
}

/** Which thresholds are moved, by whom, and as what the audit log shows it. */
export interface MovedThresholds {
  readonly organizationId: string
  readonly projectId: string
  readonly moves: readonly ThresholdMove[]
  /** Who moves them, as the audit log shows it. */
  readonly actor: string
  readonly action: 'project.calibrate' | 'project.revert-calibration'
}

type MoveScope = Pick<ServiceScope, 'clock' | 'ids' | 'sha256'>

/**
 * Moves all of the thresholds in the caller's transaction, or none when one is no longer what it was; resolves with the
 * one that is not, or null. Policies keep their earlier definition as a version. Call it last: it locks the audit chain.
 */
export async function moveThresholds(
  scope: MoveScope,
  repositories: Repositories,
  wanted: MovedThresholds,
): Promise<ThresholdMove | null> {
  const { organizationId, projectId, moves } = wanted
  const project = await repositories.projects.lock(organizationId, projectId)
  // Always in the same order, so that two who move the same policies do not wait for each other.
  const ofPolicies = moves
    .filter(({ guardrail }) => guardrail !== securityKey)
    .toSorted((a, b) => (a.guardrail < b.guardrail ? -1 : 1))
  const ofSecurity = moves.find(({ guardrail }) => guardrail === securityKey)
  if (ofSecurity && project?.security.detectionThreshold !== ofSecurity.from) return ofSecurity
  const policies = []
  for (const move of ofPolicies) {
    const policy = await repositories.policies.lock(organizationId, move.guardrail)
    if (policy?.detectionThreshold !== move.from) return move
    policies.push({ policy, to: move.to })
  }
  const nowMs = scope.clock.nowMs()
  const shared = { organizationId, actor: wanted.actor }
  for (const { policy, to } of policies) {
    const after = { ...policy, detectionThreshold: to, updatedAtMs: changeTimeMs(policy, nowMs) }
    await repositories.policies.replace(after, { policy, replacedAtMs: nowMs, replacedBy: wanted.actor })
    const told = { before: policyState(policy), after: policyState(after) }
    await recordAudit(scope, repositories, {
      ...shared,
      action: 'policy.update',
      target: `policy:${policy.id}`,
      ...told,
    })
  }
  if (project === null) return null
  const security = { ...project.security, detectionThreshold: ofSecurity?.to ?? project.security.detectionThreshold }
  const after = { ...project, security, updatedAtMs: changeTimeMs(project, nowMs) }
  if (ofSecurity) await repositories.projects.replace(after)
  await recordAudit(scope, repositories, {
    ...shared,
    action: wanted.action,
    target: `project:${projectId}`,
    before: { ...projectState(project), thresholds: moves.map(({ guardrail, from }) => [guardrail, from]) },
    after: { ...projectState(after), thresholds: moves.map(({ guardrail, to }) => [guardrail, to]) },
  })
  return null
}
