import type { Page, PageRequest } from '../../domain/page.ts'
import type { Erasure } from '../../domain/privacy/erasure.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

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
