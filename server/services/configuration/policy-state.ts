import type { Policy } from '../../domain/policy/policy.ts'

/** What the audit log tells of a policy: all that its owner decided. */
export function policyState(policy: Policy): Readonly<Record<string, unknown>> {
  const { id, organizationId, isDefault, createdAtMs, updatedAtMs, archivedAtMs, ...decided } = policy
  return { ...decided, archived: archivedAtMs !== null }
}
