import type { PolicyExamples } from '../../domain/policy/policy.ts'
import type { ExamplesWish } from '../../domain/policy/propose-examples.ts'
import { Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** For which rule of which organization. */
export interface ProposeExamplesCommand extends ExamplesWish {
  readonly organizationId: string
}

/**
 * Examples for a policy that is not saved yet, by the LLM, for a person to look through. Saves nothing. Rejects with
 * Problem `precondition-missing` where this server has no LLM, and `overloaded` where it gives none now.
 */
export async function proposeExamples(
  { proposeExamples: propose }: Pick<GuardScope, 'proposeExamples'>,
  { organizationId, ...wish }: ProposeExamplesCommand,
): Promise<PolicyExamples> {
  if (propose === null) {
    throw new Problem(
      'precondition-missing',
      'Proposing examples needs an LLM, and this server has none: set REDOUBT_LLM_BASE_URL and REDOUBT_LLM_MODEL, or write the examples yourself.',
    )
  }
  const proposed = await propose(organizationId, wish)
  if (typeof proposed === 'object') return proposed
  throw new Problem('overloaded', `The LLM gave no examples (${proposed}); try again, or write them yourself.`, {
    retryAfterSeconds: 60,
  })
}
