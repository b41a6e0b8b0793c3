import type { Repositories } from '../../domain/ports.ts'
import type { Erasure } from '../../domain/privacy/erasure.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** Rows of each kind that one transaction of an erasure removes, so that checks are not held up. */
export const erasedPerTransaction = 200

/** Which erasure. */
export interface ErasureReference {
  readonly organizationId: string
  readonly erasureId: string
}

type ErasureScope = Pick<ServiceScope, 'store' | 'clock'>

/**
 * Removes what an erasure left, transaction by transaction, and completes it. May be repeated: afterwards there is nothing
 * to remove but what checks wrote that were on their way when it was asked for; where there is such, the erasure counts as
 * running until that is gone too. Rejects with Problem `overloaded` when the files of the database cannot be cleaned yet.
 */
export async function continueErasure(scope: ErasureScope, of: ErasureReference, signal: AbortSignal): Promise<void> {
  do {
    for (let isDone = false; !isDone; ) {
      if (signal.aborted) return
      isDone = await eraseOnce(scope, of)
    }
  } while (!(await completeErasure(scope, of)))
  // What the last step took away, a linked id for one, stands in the files until then.
  await scope.store.scrub()
}

/**
 * Completes an erasure that has nothing left to remove: empties the log of the database, in which the words could still be
 * read, looks once more whether nothing is left, frees the linked id and marks it as completed. Resolves with false when
 * something had come in between: then it is not completed. True when it was completed before. Rejects as `continueErasure`.
 */
export async function completeErasure(
  { store, clock }: ErasureScope,
  { organizationId, erasureId }: ErasureReference,
): Promise<boolean> {
  const open = await store.read(({ erasures }) => erasures.find(organizationId, erasureId))
  if (open === null || open.completedAtMs !== null) return true
  await store.scrub()
  const ended = await store.write(async (repositories) => {
    const { erasures } = repositories
    const erasure = await erasures.find(organizationId, erasureId)
    if (erasure === null) return { isCompleted: true, isChanged: false }
    const { removed, left, isDone } = await removeSome(repositories, erasure)
    const isCompleted = isDone && removed.messages + removed.texts + removed.notes === 0
    await erasures.advance(left, removed, isCompleted ? clock.nowMs() : null)
    const isFreed = isCompleted && (await erasures.freeLinkedId(organizationId, left.conversationId))
    return { isCompleted, isChanged: isFreed || removed.replies > 0 }
  })
  // Where somebody reads from the log just now, the sweep that follows every erasure empties it.
  if (ended.isCompleted && ended.isChanged) await store.scrub().catch(() => undefined)
  return ended.isCompleted
}

/** One step inside of a transaction: what it removed, and the erasure as it stands then. */
async function removeSome({ erasures, idempotency }: Repositories, erasure: Erasure) {
  const some = await erasures.eraseSome(erasure, erasedPerTransaction)
  // Later replies may only repeat what was said since; they go all the same, which costs a client one repetition.
  const replies = await idempotency.removeOfConversation(erasure.organizationId, erasure.conversationId)
  const left = { ...erasure, horizonMs: some.isDone ? null : erasure.horizonMs }
  return { removed: { ...some.removed, replies }, left, isDone: some.isDone }
}

/**
 * Goes on with erasures that are still open long after they were asked for, however long: the jobs that were to finish them
 * failed for good, for one because a backup read from the database all the while, or are gone. Erasures that are completed
 * and whose late sweep failed for good get one more attempt at it. One that fails again keeps no other from going on;
 * rejects at the end as the first that failed. At most 100 of an organization in one pass, and 20 failures.
 */
export async function continueStuckErasures(
  scope: ErasureScope,
  organizations: AsyncIterable<{ readonly id: string }>,
  signal: AbortSignal,
): Promise<void> {
  const { store } = scope
  const nowMs = scope.clock.nowMs()
  await store.write(({ jobs }) => jobs.revive('privacy.erase', nowMs, stuckMax))
  const failures: unknown[] = []
  for await (const { id: organizationId } of organizations) {
    const stuck = await store.survey(({ erasures }) => {
      return erasures.listOpen(organizationId, nowMs - stuckAfterMs, stuckMax)
    })
    for (const { id: erasureId } of stuck) {
      if (signal.aborted) return
      await continueErasure(scope, { organizationId, erasureId }, signal).catch((error) => failures.push(error))
      if (failures.length === failuresMax) throw failures[0]
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Until then jobs may be at work on it. */
const stuckAfterMs = 3_600_000
const stuckMax = 100
const failuresMax = 20

/** One transaction of it; resolves with whether nothing was left. */
function eraseOnce({ store }: ErasureScope, { organizationId, erasureId }: ErasureReference): Promise<boolean> {
  return store.write(async (repositories) => {
    const { erasures } = repositories
    const erasure = await erasures.find(organizationId, erasureId)
    if (erasure === null) return true
    const { removed, left, isDone } = await removeSome(repositories, erasure)
    const isClean = Object.values(removed).every((count) => count === 0)
    await erasures.advance(left, removed, isClean ? erasure.completedAtMs : null)
    return isDone
  })
}
