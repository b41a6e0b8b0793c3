import type { Page, PageRequest } from '../../domain/page.ts'
import type { PolicyVersion } from '../../domain/policy/policy.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { readPolicy } from './read-policy.ts'

/** Which policy's history to list. */
export interface ListPolicyVersionsQuery {
  readonly organizationId: string
  readonly policyId: string
  readonly page: PageRequest
}

/** What a policy was before each of its changes, newest first. Rejects with Problem `policy-not-found`. */
export async function listPolicyVersions(
  scope: ServiceScope,
  { organizationId, policyId, page }: ListPolicyVersionsQuery,
): Promise<Page<PolicyVersion>> {
  const { id } = await readPolicy(scope, organizationId, policyId)
  return scope.store.read(({ policies }) => policies.listVersions(organizationId, id, page))
}
