import type { Organization } from '../../domain/account/organization.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** The organization of a key. */
export async function readOrganization({ store }: ServiceScope, organizationId: string): Promise<Organization> {
  const organization = await store.read(({ organizations }) => organizations.find(organizationId))
  if (organization === null) throw new Error('a key belongs to an organization that does not exist')
  return organization
}
