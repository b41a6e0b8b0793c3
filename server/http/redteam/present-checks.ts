import type { Checks } from '../../../contract/redteam/red-team-scalars.ts'
import type { BreachChecks } from '../../domain/redteam/test-policy.ts'

/** What makes a breach certain, as the red-team API shows it. */
export function presentChecks({ secrets, forbiddenTools, patterns }: BreachChecks): Checks {
  return { secrets: [...secrets], forbidden_tools: [...forbiddenTools], patterns: [...patterns] }
}
