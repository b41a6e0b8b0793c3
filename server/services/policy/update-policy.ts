import { canonicalJson } from '../../domain/canonical-json.ts'
import { isCompiled, policyDraft } from '../../domain/policy/compiled.ts'
import type { Policy, PolicyExamples, PolicyPatterns } from '../../domain/policy/policy.ts'
import { type FieldError, Problem } from '../../domain/problem.ts'
import { changeTimeMs, refuseOvertaken } from '../../domain/project/refuse-overtaken.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { detectorFor } from '../configuration/detector-for.ts'
import { policyState } from '../configuration/policy-state.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import type { SavedPolicy } from './create-policy.ts'
import { readPolicy } from './read-policy.ts'

/** The fields that an owner changes; absent ones stay. Patterns are checked by the caller, who knows their engine. */
export interface PolicyChange
  extends Partial<Pick<Policy, 'name' | 'description' | 'criticality' | 'detectionThreshold' | 'violationMessage'>> {
  /** A list that is absent stays. */
  readonly examples?: Partial<PolicyExamples>
  /** A list that is absent stays. */
  readonly patterns?: Partial<PolicyPatterns>
  /** False brings it back into use. */
  readonly isArchived?: boolean
}

/** Which policy to change, and how. */
export interface UpdatePolicyCommand {
  readonly organizationId: string
  readonly id: string
  /** Who changes it, as the audit log shows it. */
  readonly actor: string
  readonly change: PolicyChange
  /** Refuses when the policy was last changed at another time; absent or null = changes it as it is. */
  readonly ifUpdatedAtMs?: number | null
}

/**
 * Changes a policy and keeps its earlier definition as a version; a change of nothing leaves everything as it is.
 * Of a default policy only threshold, criticality, message and examples change. Rejects with Problem `policy-not-found`,
 * `invalid-request` naming the fields of a default policy that stay, `precondition-missing` when the policy would lose
 * its detector, `conflict` when it was changed since `ifUpdatedAtMs` or somebody else changes it all the time, or `overloaded` when too many are being saved.
 * Cost: as `createPolicy`.
 */
export async function updatePolicy(scope: GuardScope, command: UpdatePolicyCommand): Promise<SavedPolicy> {
  for (let attempt = 1; attempt <= attemptsMax; attempt++) {
    const saved = await tryUpdate(scope, command)
    if (saved === 'changed-meanwhile') continue
    scope.configurations.forgetAll()
    return saved
  }
  throw new Problem('conflict', 'The policy is being changed by others; read it again and repeat the change.')
}

const attemptsMax = 3

/** Compiling takes too long for a transaction: it happens before, on what the policy will be if nobody else changes it. */
async function tryUpdate(scope: GuardScope, command: UpdatePolicyCommand): Promise<SavedPolicy | 'changed-meanwhile'> {
  const { organizationId, id, actor, change, ifUpdatedAtMs } = command
  const nowMs = scope.clock.nowMs()
  const present = await readPolicy(scope, organizationId, id)
  refuseOvertaken(present, ifUpdatedAtMs)
  const planned = withChange(present, change, nowMs)
  if (present.isDefault) refuseFixedFields(present, planned)
  const compiled = isSame(present, planned)
    ? await scope.compiled.readPolicy(present)
    : await scope.compiled.ofPolicy(planned)
  return scope.store.write(async (repositories) => {
    const before = await repositories.policies.lock(organizationId, id)
    if (before === null) throw new Problem('policy-not-found', 'There is no policy with this id.')
    refuseOvertaken(before, ifUpdatedAtMs)
    const after = withChange(before, change, nowMs)
    if (isCompiled(after) && !isCompiledAlike(planned, after)) return 'changed-meanwhile'
    if (isSame(before, after)) return { policy: before, compiled }
    if (before.isDefault) refuseFixedFields(before, after)
    refuseLostDetector(before, after, scope.detectors.policyDetectors)
    await repositories.policies.replace(after, { policy: before, replacedAtMs: nowMs, replacedBy: actor })
    await scope.compiled.savePolicy(repositories, after, compiled)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: actionOf(before, after),
      target: `policy:${id}`,
      before: policyState(before),
      after: policyState(after),
    })
    return { policy: after, compiled }
  })
}

function isCompiledAlike(planned: Policy, after: Policy): boolean {
  return isCompiled(planned) && canonicalJson(policyDraft(planned)) === canonicalJson(policyDraft(after))
}

function withChange(before: Policy, change: PolicyChange, nowMs: number): Policy {
  const { isArchived, examples, patterns, ...fields } = change
  const after = {
    ...before,
    ...fields,
    examples: { ...before.examples, ...examples },
    patterns: { ...before.patterns, ...patterns },
    updatedAtMs: changeTimeMs(before, nowMs),
    archivedAtMs: archivedAt(before, isArchived, nowMs),
  }
  // A new name or threshold leaves the way of judging as it is.
  if (before.isDefault || (examples === undefined && patterns === undefined)) return after
  return { ...after, detector: detectorFor(after) }
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
