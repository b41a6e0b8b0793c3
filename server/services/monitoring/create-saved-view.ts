import { apiKeyIdOf } from '../../domain/account/audit.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import { organizationViewsMax, ownViewsMax, type SavedView } from '../../domain/monitoring/saved-view.ts'
import { readSearch, searchPartsMax } from '../../domain/monitoring/text-search.ts'
import type { Repositories } from '../../domain/ports.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { savedViewState } from './saved-view-state.ts'

/** What a new view shall be. */
export interface CreateSavedViewCommand extends Pick<SavedView, 'organizationId' | 'name' | 'filters' | 'isShared'> {
  /** Who saves it, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (view: SavedView) => IdempotentReply | null
}

/**
 * Saves filters under a name. Rejects with Problem `invalid-request` for a search without words, `conflict` for a key that was
 * rotated or revoked, or `quota-exceeded`.
 */
export async function createSavedView(scope: ServiceScope, command: CreateSavedViewCommand): Promise<SavedView> {
  const { actor, settle, ...wish } = command
  refuseIdleSearch(wish.filters)
  const nowMs = scope.clock.nowMs()
  const view: SavedView = { ...wish, id: scope.ids.next(), savedBy: actor, createdAtMs: nowMs, updatedAtMs: nowMs }
  await scope.store.write(async (repositories) => {
    await refuseOutgoing(repositories, view)
    await refuseTooMany(repositories, view)
    await repositories.savedViews.insert(view)
    const reply = settle(view)
    if (reply) await repositories.idempotency.settle(reply, nowMs)
    await recordAudit(scope, repositories, {
      organizationId: view.organizationId,
      actor,
      action: 'saved_view.create',
      target: `saved_view:${view.id}`,
      before: null,
      after: savedViewState(view),
    })
  })
  return view
}

/** A view whose search could only fail is not saved. */
export function refuseIdleSearch({ search }: SavedView['filters']): void {
  if (search === undefined || readSearch(search) !== null) return
  throw invalidField('filters.search', `give at least one word, and at most ${searchPartsMax}`)
}

/** What a key saves in its grace period nobody could see after it. The key stays as it is until the view is saved. */
async function refuseOutgoing(
  { apiKeys }: Pick<Repositories, 'apiKeys'>,
  { organizationId, savedBy }: SavedView,
): Promise<void> {
  const id = apiKeyIdOf(savedBy)
  const key = id === null ? null : await apiKeys.lock(organizationId, id)
  if (key === null || (key.replacedBy === null && key.revokedAtMs === null)) return
  throw new Problem('conflict', 'The API key was rotated or revoked; save the view with its successor or another key.')
}

/** The end of the audit chain is locked before counting, so that those who save at once are counted one after the other. */
async function refuseTooMany(
  { audit, savedViews }: Pick<Repositories, 'audit' | 'savedViews'>,
  { organizationId, savedBy }: SavedView,
): Promise<void> {
  await audit.lockHead(organizationId)
  const { ofSaver, ofOrganization } = await savedViews.count(organizationId, savedBy)
  if (ofSaver >= ownViewsMax) {
    throw new Problem('quota-exceeded', `You have ${ofSaver} saved views; the most is ${ownViewsMax}. Delete one.`)
  }
  if (ofOrganization >= organizationViewsMax) {
    const most = `the most is ${organizationViewsMax}. Delete one.`
    throw new Problem('quota-exceeded', `The organization has ${ofOrganization} saved views; ${most}`)
  }
}
