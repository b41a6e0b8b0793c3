import { canonicalJson } from '../../domain/canonical-json.ts'
import type { SavedView } from '../../domain/monitoring/saved-view.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { refuseIdleSearch } from './create-saved-view.ts'
import { type SavedViewQuery, savedViewNotFound } from './read-saved-view.ts'
import { savedViewState } from './saved-view-state.ts'

/** Which view to change, and how; absent fields stay. */
export interface UpdateSavedViewCommand extends SavedViewQuery {
  /** Filters are replaced as a whole. */
  readonly change: Partial<Pick<SavedView, 'name' | 'filters' | 'isShared'>>
}

/**
 * Changes a view; a change of nothing leaves everything as it is. Rejects with Problem `saved-view-not-found` as reading does, or
 * `invalid-request` for a search without words.
 */
export async function updateSavedView(scope: ServiceScope, command: UpdateSavedViewCommand): Promise<SavedView> {
  const { organizationId, id, actor, change } = command
  if (change.filters !== undefined) refuseIdleSearch(change.filters)
  return scope.store.write(async (repositories) => {
    const before = await repositories.savedViews.lock(organizationId, id, actor)
    if (before === null) throw savedViewNotFound()
    const after = { ...before, ...change, updatedAtMs: scope.clock.nowMs() }
    if (canonicalJson({ ...before }) === canonicalJson({ ...after, updatedAtMs: before.updatedAtMs })) return before
    await repositories.savedViews.replace(after)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'saved_view.update',
      target: `saved_view:${id}`,
      before: savedViewState(before),
      after: savedViewState(after),
    })
    return after
  })
}
