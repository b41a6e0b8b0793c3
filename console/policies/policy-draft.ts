import type { CreatePolicyBody, Policy, UpdatePolicyBody } from '../../contract/policy/policy.ts'
import { changedFields } from '../parts/forms/changed-fields.ts'

/** What the editor of a policy holds until it is saved. */
export interface PolicyDraft {
  readonly name: string
  /** What the policy forbids. */
  readonly description: string
  readonly criticality: Policy['criticality']
  /** 0 to 1. */
  readonly threshold: number
  /** Shown to the end user; empty = none. */
  readonly message: string
  /** Examples that violate it. */
  readonly violating: readonly string[]
  /** Examples that do not. */
  readonly allowed: readonly string[]
  /** Patterns that violate it. */
  readonly deny: readonly string[]
  /** Patterns that excuse what the others find. */
  readonly allow: readonly string[]
}

/** A new policy as the editor begins with it. */
export const emptyDraft: PolicyDraft = {
  name: '',
  description: '',
  criticality: 'medium',
  threshold: 0.5,
  message: '',
  violating: [''],
  allowed: [''],
  deny: [],
  allow: [],
}

/** A definition, of now or of before, as the editor shows it. */
export function draftOf(
  policy: Pick<
    Policy,
    'name' | 'description' | 'criticality' | 'detection_threshold' | 'violation_message' | 'examples' | 'patterns'
  >,
): PolicyDraft {
  return {
    name: policy.name,
    description: policy.description,
    criticality: policy.criticality,
    threshold: policy.detection_threshold,
    message: policy.violation_message ?? '',
    violating: policy.examples.violating,
    allowed: policy.examples.allowed,
    deny: policy.patterns.deny,
    allow: policy.patterns.allow,
  }
}

/** The definition that the editor holds; rows without text are left out. */
export function bodyOf(draft: PolicyDraft): CreatePolicyBody {
  const filled = (rows: readonly string[]) => rows.filter((row) => row.trim() !== '')
  return {
    name: draft.name,
    description: draft.description,
    criticality: draft.criticality,
    detection_threshold: draft.threshold,
    violation_message: draft.message === '' ? null : draft.message,
    examples: { violating: filled(draft.violating), allowed: filled(draft.allowed) },
    patterns: { deny: filled(draft.deny), allow: filled(draft.allow) },
  }
}

/** What has to be changed so that a policy is as the editor says. Of one of the catalogue some fields cannot be. */
export function changesOf(policy: Policy, draft: PolicyDraft): UpdatePolicyBody {
  const changed = changedFields(bodyOf(draftOf(policy)), bodyOf(draft))
  if (!policy.is_default) return changed
  const { name, description, patterns, ...open } = changed
  return open
}
