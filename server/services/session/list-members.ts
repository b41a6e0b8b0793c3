import type { Person } from '../../domain/account/person.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** A page of those who ever signed in to an organization at its identity provider, the latest sign-in first. */
export function listMembers(
  { store }: Pick<ServiceScope, 'store'>,
  organizationId: string,
  page: PageRequest,
): Promise<Page<Person>> {
  return store.read(({ people }) => people.list(organizationId, page))
}
