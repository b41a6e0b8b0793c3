import type { SavedView } from '../../domain/monitoring/saved-view.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** Whose views to list. */
export interface ListSavedViewsQuery {
  readonly organizationId: string
  /** Who asks, as the audit log shows it. */
  readonly actor: string
  readonly page: PageRequest
}

/** A page of the views that somebody saved or that are shared, by name. */
export function listSavedViews(
  { store }: ServiceScope,
  { organizationId, actor, page }: ListSavedViewsQuery,
): Promise<Page<SavedView>> {
  return store.read(({ savedViews }) => savedViews.list(organizationId, actor, page))
}
