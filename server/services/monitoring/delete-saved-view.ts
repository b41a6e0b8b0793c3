import type { SavedView } from '../../domain/monitoring/saved-view.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { type SavedViewQuery, savedViewNotFound } from './read-saved-view.ts'
import { recordDeletedView } from './record-deleted-view.ts'

/** Deletes a view for good and returns what it was. Rejects with Problem `saved-view-not-found` as reading does. */
export async function deleteSavedView(scope: ServiceScope, command: SavedViewQuery): Promise<SavedView> {
  const { organizationId, id, actor } = command
  return scope.store.write(async (repositories) => {
    const before = await repositories.savedViews.lock(organizationId, id, actor)
    if (before === null) throw savedViewNotFound()
    await repositories.savedViews.delete(organizationId, id)
    await recordDeletedView(scope, repositories, { view: before, actor })
    return before
  })
}
