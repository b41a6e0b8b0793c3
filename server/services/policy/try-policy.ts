import type { Direction } from '../../domain/guard/exchange.ts'
import { decidePolicy, type PolicyVerdict } from '../../domain/guard/verdict.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { readPolicy } from './read-policy.ts'
import { trialSnapshot } from './trial-snapshot.ts'

/** Which policy to try on which text. */
export interface TryPolicyCommand {
  readonly organizationId: string
  readonly id: string
  /** At most 1,000,000 UTF-16 units. */
  readonly text: string
  readonly direction: Direction
}

/** A policy with what it said about a text. */
export interface TriedPolicy {
  readonly policy: Policy
  readonly verdict: PolicyVerdict
}

/**
 * Judges a text by one policy as it is saved, archived or not, and stores nothing. Rejects with Problem
 * `policy-not-found`, or `precondition-missing` when this version has no detector for it.
 */
export async function tryPolicy(scope: GuardScope, command: TryPolicyCommand): Promise<TriedPolicy> {
  const { organizationId, text, direction } = command
  const policy = await readPolicy(scope, organizationId, command.id)
  if (!scope.detectors.policyDetectors.has(policy.detector)) {
    throw new Problem('precondition-missing', `This version has no detector for "${policy.name}" (${policy.id}).`)
  }
  const snapshot = trialSnapshot(scope, policy)
  const { policies } = await scope.detectors.evaluate({
    snapshot,
    exchange: {
      direction,
      role: direction === 'input' ? 'user' : 'assistant',
      text,
      textWithContext: text,
      history: [],
      imageCount: 0,
    },
    mode: 'normal',
    security: false,
    policyIds: [policy.id],
    compiled: await scope.compiled.forSnapshot(snapshot),
    signal: scope.signal,
  })
  const finding = policies.get(policy.id)
  if (!finding) throw new Error('a check in normal mode did not answer')
  return { policy, verdict: decidePolicy(policy, snapshot.failureMode, finding) }
}
