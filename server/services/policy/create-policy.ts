import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { CompiledPolicy } from '../../domain/policy/compiled.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { detectorFor } from '../configuration/detector-for.ts'
import { policyState } from '../configuration/policy-state.ts'
import { refuseBeyondQuota } from '../quota/refuse-beyond-quota.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** What a new policy shall be. Patterns are checked by the caller, who knows their engine. */
export interface CreatePolicyCommand {
  readonly organizationId: string
  /** As it passed the schema. */
  readonly policy: Pick<
    Policy,
    'name' | 'description' | 'criticality' | 'detectionThreshold' | 'violationMessage' | 'examples' | 'patterns'
  >
  /** Who creates it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (saved: SavedPolicy) => IdempotentReply | null
}

/** A policy with what was compiled from it; null where it is judged by other means. */
export interface SavedPolicy {
  readonly policy: Policy
  /** As it is kept. */
  readonly compiled: CompiledPolicy | null
}

/**
 * Compiles and saves a policy. Rejects with Problem `overloaded` when too many are being saved, or `quota-exceeded`. Cost: .1 s for ten
 * examples, at most 2 s.
 */
export async function createPolicy(scope: GuardScope, command: CreatePolicyCommand): Promise<SavedPolicy> {
  const nowMs = scope.clock.nowMs()
  const policy: Policy = {
    ...command.policy,
    id: scope.ids.next(),
    organizationId: command.organizationId,
    detector: detectorFor(command.policy),
    isDefault: false,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    archivedAtMs: null,
  }
  const compiled = await scope.compiled.ofPolicy(policy)
  await scope.store.write(async (repositories) => {
    await refuseBeyondQuota(scope, repositories, { organizationId: policy.organizationId, kind: 'policies' })
    await repositories.policies.insertMany([policy])
    await scope.compiled.savePolicy(repositories, policy, compiled)
    const reply = command.settle({ policy, compiled })
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
  return { policy, compiled }
}
