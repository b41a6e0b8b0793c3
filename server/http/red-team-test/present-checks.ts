import type { Checks } from '../../../contract/red-team-test/red-team-scalars.ts'
import type { BreachChecks } from '../../domain/red-team-test/test-policy.ts'

/** What makes a breach certain, as the red-team API shows it. */
export function presentChecks({ secrets, forbiddenTools, patterns }: BreachChecks): Checks {
  return { secrets: [...secrets], forbidden_tools: [...forbiddenTools], patterns: [...patterns] }
}
