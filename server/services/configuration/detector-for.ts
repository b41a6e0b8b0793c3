import type { Policy } from '../../domain/policy/policy.ts'

/**
 * What judges an owner's policy. Deny patterns alone decide alone; with examples beside them both count, and a policy
 * without deny patterns is judged by its examples and definition.
 */
export function detectorFor({ patterns, examples }: Pick<Policy, 'patterns' | 'examples'>): string {
  const hasExamples = examples.violating.length + examples.allowed.length > 0
  return patterns.deny.length > 0 && !hasExamples ? 'patterns' : 'compiled'
}
