import { canonicalJson } from '../domain/canonical-json.ts'
import type { Policy, PolicyExamples, PolicyPatterns } from '../domain/policy.ts'
import { type FieldError, Problem } from '../domain/problem.ts'
import type { GuardScope } from './guard-scope.ts'
import { policyState } from './policy-state.ts'
import { recordAudit } from './record-audit.ts'

/** The fields that an owner changes; absent ones stay. Patterns are checked by the caller, who knows their engine. */
export interface PolicyChange
  extends Partial<Pick<Policy, 'name' | 'description' | 'criticality' | 'detectionThreshold' | 'violationMessage'>> {
  /** A list that is absent stays. */
  readonly examples?: Partial<PolicyExamples>
  /** A list that is absent stays. */
  readonly patterns?: Partial<PolicyPatterns>
  readonly isArchived?: boolean
}

/** Which policy to change, and how. */
export interface UpdatePolicyCommand {
  readonly organizationId: string
  readonly id: string
  /** Who changes it, as the audit log shows it. */
  readonly actor: string
  readonly change: PolicyChange
}

/**
 * Changes a policy and keeps its earlier definition as a version; a change of nothing leaves everything as it is.
 * Of a default policy only threshold, criticality, message and examples change. Rejects with Problem `policy-not-found`,
 * `invalid-request` naming the fields of a default policy that stay, or `precondition-missing` when the policy would
 * lose its detector.
 */
export async function updatePolicy(scope: GuardScope, command: UpdatePolicyCommand): Promise<Policy> {
  const { organizationId, id, actor, change } = command
  const nowMs = scope.clock.nowMs()
  const changed = await scope.store.write(async (repositories) => {
    const before = await repositories.policies.lock(organizationId, id)
    if (before === null) throw new Problem('policy-not-found', 'There is no policy with this id.')
    const after = withChange(before, change, nowMs)
    if (isSame(before, after)) return before
    if (before.isDefault) refuseFixedFields(before, after)
    refuseLostDetector(before, after, scope.detectors.policyDetectors)
    await repositories.policies.replace(after, { policy: before, replacedAtMs: nowMs, replacedBy: actor })
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: actionOf(before, after),
      target: `policy:${id}`,
      before: policyState(before),
      after: policyState(after),
    })
    return after
  })
  scope.configurations.forgetAll()
  return changed
}

function withChange(before: Policy, change: PolicyChange, nowMs: number): Policy {
  const { isArchived, examples, patterns, ...fields } = change
  const after = {
    ...before,
    ...fields,
    examples: { ...before.examples, ...examples },
    patterns: { ...before.patterns, ...patterns },
    updatedAtMs: nowMs,
    archivedAtMs: archivedAt(before, isArchived, nowMs),
  }
  if (before.isDefault) return after
  return { ...after, detector: after.patterns.deny.length > 0 ? 'patterns' : 'compiled' }
}

function archivedAt(before: Policy, isArchived: boolean | undefined, nowMs: number): number | null {
  if (isArchived === undefined) return before.archivedAtMs
  return isArchived ? (before.archivedAtMs ?? nowMs) : null
}

function isSame(before: Policy, after: Policy): boolean {
  return canonicalJson({ ...before }) === canonicalJson({ ...after, updatedAtMs: before.updatedAtMs })
}

/** What of a default policy is the same in every organization, so that its name always means the same. */
const fixedFields = [
  ['name', 'name'],
  ['description', 'description'],
  ['patterns', 'patterns'],
  ['archivedAtMs', 'is_archived'],
] as const satisfies readonly (readonly [keyof Policy, string])[]

function refuseFixedFields(before: Policy, after: Policy): void {
  const errors = fixedFields
    .filter(([field]) => canonicalJson(before[field]) !== canonicalJson(after[field]))
    .map(([, path]): FieldError => ({ path, message: 'cannot be changed: the policy is one of the default catalogue' }))
  if (errors.length === 0) return
  const names = errors.map(({ path }) => path).join(', ')
  throw new Problem(
    'invalid-request',
    `Of a default policy only detection_threshold, criticality, violation_message and examples can be changed, not ${names}. Create a policy of your own instead.`,
    { errors },
  )
}

/** Projects that use it would take every message for unsafe, or for safe, without anything having judged it. */
function refuseLostDetector(before: Policy, after: Policy, available: ReadonlySet<string>): void {
  if (available.has(after.detector) || !available.has(before.detector)) return
  throw new Problem(
    'precondition-missing',
    'Without deny patterns this version has no detector for the policy. Keep one, or archive the policy.',
  )
}

function actionOf(before: Policy, after: Policy): string {
  if ((before.archivedAtMs === null) === (after.archivedAtMs === null)) return 'policy.update'
  return after.archivedAtMs === null ? 'policy.unarchive' : 'policy.archive'
}
