import type { Organization } from '../../domain/account/organization.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** A page of all organizations by age. For administrators only: it crosses organizations. */
export function listOrganizations({ store }: ServiceScope, page: PageRequest): Promise<Page<Organization>> {
  return store.read(({ organizations }) => organizations.list(page))
}
