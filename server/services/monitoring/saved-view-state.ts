import type { SavedView } from '../../domain/monitoring/saved-view.ts'

/**
 * What the audit log tells of a view. What it searches for is left out: it may be about a person, and the log is never
 * changed.
 */
export function savedViewState({ name, filters, isShared }: SavedView): Readonly<Record<string, unknown>> {
  const { search, ...others } = filters
  return { name, filters: { ...others, hasSearch: search !== undefined }, isShared }
}
