import type { ViewFilters as WireFilters, SavedView as WireView } from '../../../contract/monitoring/saved-view.ts'
import type { SavedView, ViewFilters } from '../../domain/monitoring/saved-view.ts'
import { renamed, swapped } from '../renamed.ts'
import { timestampOf } from '../timestamp.ts'
import { messageFilterNames } from './message-filter-names.ts'

/** A view as whoever asks sees it. */
export function presentSavedView(view: SavedView, viewer: string): WireView {
  return {
    id: view.id,
    name: view.name,
    filters: renamed(view.filters, wireNames),
    is_shared: view.isShared,
    is_own: view.savedBy === viewer,
    saved_by: view.savedBy,
    created_at: timestampOf(view.createdAtMs),
    updated_at: timestampOf(view.updatedAtMs),
  }
}

/** Filters in the domain's words. */
export function filtersOf(given: WireFilters): ViewFilters {
  return renamed(given, viewFilterNames)
}

/** What the domain calls each filter of a view. */
const viewFilterNames = {
  project_id: 'projectId',
  policy_id: 'policyId',
  unsafe_only: 'unsafeOnly',
  issues_only: 'issuesOnly',
  ...messageFilterNames,
  from_day: 'fromDay',
  to_day: 'toDay',
  search: 'search',
} as const satisfies Readonly<Record<keyof WireFilters, keyof ViewFilters>>

const wireNames = swapped(viewFilterNames)
