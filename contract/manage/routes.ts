import type { Operation } from '../operation.ts'
import { policyOperations } from '../policy/policy-routes.ts'
import { topicOperations } from '../topic/topic-routes.ts'

/** The operations that manage configuration. */
export const manageOperations = {
  ...policyOperations,
  ...topicOperations,
} as const satisfies Record<string, Operation>
