import type { SavedView } from '../../domain/monitoring/saved-view.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** Which view, and who asks. */
export interface SavedViewQuery {
  readonly organizationId: string
  readonly id: string
  /** As the audit log shows it. */
  readonly actor: string
}

/** One view. Rejects with Problem `saved-view-not-found` when it is not there, another organization's, or somebody's own. */
export async function readSavedView({ store }: ServiceScope, query: SavedViewQuery): Promise<SavedView> {
  const { organizationId, id, actor } = query
  const view = await store.read(({ savedViews }) => savedViews.find(organizationId, id, actor))
  if (view === null) throw savedViewNotFound()
  return view
}

/** Says nothing about whether it exists elsewhere. */
export function savedViewNotFound(): Problem {
  return new Problem('saved-view-not-found', 'There is no saved view with this id.')
}
