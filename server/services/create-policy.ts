import type { IdempotentReply } from '../domain/idempotency.ts'
import type { Policy } from '../domain/policy.ts'
import type { GuardScope } from './guard-scope.ts'
import { policyState } from './policy-state.ts'
import { recordAudit } from './record-audit.ts'

/** What a new policy shall be. Patterns are checked by the caller, who knows their engine. */
export interface CreatePolicyCommand {
  readonly organizationId: string
  readonly policy: Pick<
    Policy,
    'name' | 'description' | 'criticality' | 'detectionThreshold' | 'violationMessage' | 'examples' | 'patterns'
  >
  /** Who creates it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (policy: Policy) => IdempotentReply | null
}

/** Saves a policy. One with deny patterns is judged by them, any other by its definition and examples. */
export async function createPolicy(scope: GuardScope, command: CreatePolicyCommand): Promise<Policy> {
  const nowMs = scope.clock.nowMs()
  const policy: Policy = {
    ...command.policy,
    id: scope.ids.next(),
    organizationId: command.organizationId,
    detector: command.policy.patterns.deny.length > 0 ? 'patterns' : 'compiled',
    isDefault: false,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    archivedAtMs: null,
  }
  await scope.store.write(async (repositories) => {
    await repositories.policies.insertMany([policy])
    const reply = command.settle(policy)
    if (reply) await repositories.idempotency.settle(reply, nowMs)
    await recordAudit(scope, repositories, {
      organizationId: policy.organizationId,
      actor: command.actor,
      action: 'policy.create',
      target: `policy:${policy.id}`,
      before: null,
      after: policyState(policy),
    })
  })
  return policy
}
