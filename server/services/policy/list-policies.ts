import type { Page, PageRequest } from '../../domain/page.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** Which policies to list. */
export interface ListPoliciesQuery {
  readonly organizationId: string
  readonly page: PageRequest
  /** False keeps those in use only. */
  readonly includeArchived: boolean
}

/** A page of an organization's policies, the default catalogue first. */
export function listPolicies({ store }: ServiceScope, query: ListPoliciesQuery): Promise<Page<Policy>> {
  const { organizationId, page, includeArchived } = query
  return store.read(({ policies }) => policies.list(organizationId, page, { includeArchived }))
}
