import { decidePolicy, type PolicyVerdict } from '../../domain/guard/verdict.ts'
import type { Policy, PolicyPatterns } from '../../domain/policy/policy.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { trialSnapshot } from './trial-snapshot.ts'

/** Which patterns to try on which texts. Patterns are checked by the caller, who knows their engine. */
export interface TryPatternsCommand {
  readonly organizationId: string
  readonly patterns: PolicyPatterns
  /** 1 to 100, together at most 200,000 UTF-16 units. */
  readonly texts: readonly string[]
}

/** How many of them stand in the queue of the detectors at once: trials must not fill it. */
const textsAtATime = 4

/**
 * Judges texts by patterns alone, in their order, and stores nothing. Rejects with Problem `overloaded`. Cost: a check of one
 * policy by its patterns for each text, some milliseconds, in the background of other checks; given up when nobody waits any more.
 */
export async function tryPatterns(scope: GuardScope, command: TryPatternsCommand): Promise<readonly PolicyVerdict[]> {
  const policy = policyOfPatterns(scope, command)
  const snapshot = trialSnapshot(scope, policy)
  const compiled = { key: policy.id, policies: new Map(), topics: new Map() }
  const judge = async (text: string): Promise<PolicyVerdict> => {
    const { policies } = await scope.detectors.evaluate({
      snapshot,
      exchange: { direction: 'input', role: 'user', text, textWithContext: text, history: [], imageCount: 0 },
      mode: 'normal',
      security: false,
      policyIds: [policy.id],
      compiled,
      signal: scope.signal,
      isBackground: true,
    })
    const finding = policies.get(policy.id)
    if (!finding) throw new Error('a check in normal mode did not answer')
    return decidePolicy(policy, snapshot.failureMode, finding)
  }
  const verdicts: PolicyVerdict[] = []
  for (let at = 0; at < command.texts.length; at += textsAtATime) {
    verdicts.push(...(await Promise.all(command.texts.slice(at, at + textsAtATime).map(judge))))
  }
  return verdicts
}

/** A policy of nothing but these patterns; it is never stored. */
function policyOfPatterns(scope: GuardScope, { organizationId, patterns }: TryPatternsCommand): Policy {
  const nowMs = scope.clock.nowMs()
  return {
    id: scope.ids.next(),
    organizationId,
    name: 'trial',
    description: '',
    criticality: 'medium',
    detectionThreshold: 1,
    violationMessage: null,
    examples: { violating: [], allowed: [] },
    patterns,
    detector: 'patterns',
    isDefault: false,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    archivedAtMs: null,
  }
}
