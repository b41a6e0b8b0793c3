import type { Erasure } from '../domain/erasure.ts'
import type { Page, PageRequest } from '../domain/ports.ts'
import type { ServiceScope } from './service-scope.ts'

/** The erasures of an organization, newest first. */
export function listErasures(scope: ServiceScope, organizationId: string, page: PageRequest): Promise<Page<Erasure>> {
  return scope.store.read(({ erasures }) => erasures.list(organizationId, page))
}
