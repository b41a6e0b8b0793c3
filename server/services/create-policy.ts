import type { IdempotentReply } from '../domain/idempotency.ts'
import type { Policy } from '../domain/policy.ts'
import type { GuardScope } from './guard-scope.ts'

/** What a new policy shall be. Patterns are checked by the caller, who knows their engine. */
export interface CreatePolicyCommand {
  readonly organizationId: string
  readonly policy: Pick<
    Policy,
    'name' | 'description' | 'criticality' | 'detectionThreshold' | 'violationMessage' | 'examples' | 'patterns'
  >
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
  await scope.store.write(async ({ policies, idempotency }) => {
    await policies.insertMany([policy])
    const reply = command.settle(policy)
    if (reply) await idempotency.settle(reply, nowMs)
  })
  return policy
}
