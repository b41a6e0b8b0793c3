import type { SavedView } from '../../domain/monitoring/saved-view.ts'
import type { Repositories } from '../../domain/ports.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { savedViewState } from './saved-view-state.ts'

/** The entry of the audit log about a view that `actor` deleted, by itself or with the key that saved it. */
export function recordDeletedView(
  scope: Pick<ServiceScope, 'clock' | 'ids' | 'sha256'>,
  repositories: Pick<Repositories, 'audit' | 'people'>,
  { view, actor }: { readonly view: SavedView; readonly actor: string },
): Promise<void> {
  return recordAudit(scope, repositories, {
    organizationId: view.organizationId,
    actor,
    action: 'saved_view.delete',
    target: `saved_view:${view.id}`,
    before: savedViewState(view),
    after: null,
  })
}
