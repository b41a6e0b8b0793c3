import type { ApiKey } from '../../domain/account/organization.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** A page of an organization's keys by age, revoked and expired ones too. */
export function listApiKeys({ store }: ServiceScope, organizationId: string, page: PageRequest): Promise<Page<ApiKey>> {
  return store.read(({ apiKeys }) => apiKeys.list(organizationId, page))
}
