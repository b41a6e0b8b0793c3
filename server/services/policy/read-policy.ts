import type { Policy } from '../../domain/policy/policy.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** One policy, archived or not. Rejects with Problem `policy-not-found` when it is not there or another organization's. */
export async function readPolicy({ store }: ServiceScope, organizationId: string, id: string): Promise<Policy> {
  const policy = await store.read(({ policies }) => policies.find(organizationId, id))
  if (policy === null) throw new Problem('policy-not-found', 'There is no policy with this id.')
  return policy
}
