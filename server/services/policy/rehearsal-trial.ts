import type { Exchange } from '../../domain/guard/exchange.ts'
import { decidePolicy, type PolicyVerdict } from '../../domain/guard/verdict.ts'
import type { CompiledArtifacts, CompiledPolicy } from '../../domain/policy/compiled.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { GuardTask } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { trialSnapshot } from './trial-snapshot.ts'

/** A policy that is not saved, made ready to judge. */
export interface RehearsalTrial {
  readonly policy: Policy
  /** Null for a policy that is not judged by meaning. */
  readonly compiledPolicy: CompiledPolicy | null
  readonly snapshot: ConfigurationSnapshot
  readonly compiled: CompiledArtifacts
}

/**
 * Makes the policy ready. Rejects with Problem `precondition-missing` when this version has no detector for it, or `overloaded`.
 * Cost: compiling, at most 2 s.
 */
export async function prepareTrial(
  scope: Pick<GuardScope, 'sha256' | 'compiled' | 'detectors'>,
  policy: Policy,
): Promise<RehearsalTrial> {
  if (!scope.detectors.policyDetectors.has(policy.detector)) {
    throw new Problem('precondition-missing', `This version has no detector for "${policy.name}".`)
  }
  const compiledPolicy = await scope.compiled.ofPolicy(policy)
  return {
    policy,
    compiledPolicy,
    snapshot: trialSnapshot(scope, policy),
    compiled: {
      key: compiledPolicy?.id ?? policy.id,
      policies: new Map(compiledPolicy === null ? [] : [[policy.id, compiledPolicy]]),
      topics: new Map(),
    },
  }
}

/** Judges in the background of other checks; null when the check was given up because the signal of the scope was aborted. */
export async function judgeByTrial(
  { detectors, signal }: Pick<GuardScope, 'detectors' | 'signal'>,
  { policy, snapshot, compiled }: RehearsalTrial,
  exchange: Exchange,
): Promise<PolicyVerdict | null> {
  const task: GuardTask = {
    snapshot,
    exchange,
    mode: 'normal',
    security: false,
    policyIds: [policy.id],
    compiled,
    signal,
    isBackground: true,
  }
  const findings = await detectors.evaluate(task).catch((error: unknown) => {
    if (signal.aborted && error instanceof Problem && error.code === 'overloaded') return null
    throw error
  })
  if (findings === null) return null
  const finding = findings.policies.get(policy.id)
  if (!finding) throw new Error('a check in normal mode did not answer')
  return decidePolicy(policy, snapshot.failureMode, finding)
}
