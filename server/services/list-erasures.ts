import type { Erasure } from '../domain/erasure.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import type { ServiceScope } from './service-scope.ts'

/** Which erasures to list. */
export interface ListErasuresQuery {
  readonly organizationId: string
  /** Only those in these projects; null = in any. */
  readonly heldProjectIds: readonly string[] | null
  readonly page: PageRequest
}

/** The erasures of an organization, newest first. */
export function listErasures(
  scope: ServiceScope,
  { organizationId, heldProjectIds, page }: ListErasuresQuery,
): Promise<Page<Erasure>> {
  return scope.store.read(({ erasures }) => erasures.list(organizationId, page, { heldProjectIds }))
}
