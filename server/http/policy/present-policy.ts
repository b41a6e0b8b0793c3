import type { Policy as WirePolicy } from '../../../contract/policy/policy.ts'
import type { CompiledPolicy } from '../../domain/policy/compiled.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { SavedPolicy } from '../../services/policy/create-policy.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** A policy as the management API shows it; `available` holds the detectors of this version. */
export function presentPolicy(policy: Policy, available: ReadonlySet<string>): WirePolicy {
  return {
    id: policy.id,
    name: policy.name,
    description: policy.description,
    criticality: policy.criticality,
    detection_threshold: policy.detectionThreshold,
    is_default: policy.isDefault,
    is_archived: policy.archivedAtMs !== null,
    created_at: timestampOf(policy.createdAtMs),
    updated_at: timestampOf(policy.updatedAtMs),
    archived_at: maybeTimestampOf(policy.archivedAtMs),
    violation_message: policy.violationMessage,
    examples: { violating: [...policy.examples.violating], allowed: [...policy.examples.allowed] },
    patterns: { deny: [...policy.patterns.deny], allow: [...policy.patterns.allow] },
    detector: policy.detector,
    is_available: available.has(policy.detector),
  }
}

/** A policy together with what was compiled from it. */
export function presentSavedPolicy({ policy, compiled }: SavedPolicy, available: ReadonlySet<string>): WirePolicy {
  return { ...presentPolicy(policy, available), compiled: compiled === null ? null : presentCompiled(compiled) }
}

/** What a policy was compiled to. */
export function presentCompiled({
  madeBy,
  warnings,
  expectedAlarms,
  tests,
}: CompiledPolicy): NonNullable<WirePolicy['compiled']> {
  return {
    made_by: madeBy,
    warnings: warnings.map(({ code, message }) => ({ code, message })),
    expected_alarms: expectedAlarms,
    tests: tests.map(({ example, kind, value, passed }) => ({ example, kind, value, passed })),
  }
}
