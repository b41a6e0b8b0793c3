import type { SavedView } from '../../domain/monitoring/saved-view.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { type SavedViewQuery, savedViewNotFound } from './read-saved-view.ts'
import { savedViewState } from './saved-view-state.ts'

/** Deletes a view for good and returns what it was. Rejects with Problem `saved-view-not-found` as reading does. */
export async function deleteSavedView(scope: ServiceScope, command: SavedViewQuery): Promise<SavedView> {
  const { organizationId, id, actor } = command
  return scope.store.write(async (repositories) => {
    const before = await repositories.savedViews.lock(organizationId, id, actor)
    if (before === null) throw savedViewNotFound()
    await repositories.savedViews.delete(organizationId, id)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'saved_view.delete',
      target: `saved_view:${id}`,
      before: savedViewState(before),
      after: null,
    })
    return before
  })
}
