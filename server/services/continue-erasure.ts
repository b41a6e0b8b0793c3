import type { ErasedCounts } from '../domain/erasure.ts'
import type { ServiceScope } from './service-scope.ts'

/** Rows of each kind that one transaction of an erasure removes, so that checks are not held up. */
export const erasedPerTransaction = 500

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
  for (let isDone = false; !isDone; ) {
    if (signal.aborted) return
    isDone = await eraseOnce(scope, of)
  }
  await completeErasure(scope, of)
}

/**
 * Completes an erasure that has nothing left to remove: empties the log of the database, in which the words could still be
 * read, and marks it as completed. Nothing happens when it is completed already. Rejects as `continueErasure`.
 */
export async function completeErasure(
  { store, clock }: ErasureScope,
  { organizationId, erasureId }: ErasureReference,
): Promise<void> {
  const open = await store.read(({ erasures }) => erasures.find(organizationId, erasureId))
  if (open === null || open.completedAtMs !== null) return
  await store.scrub()
  await store.write(({ erasures }) => erasures.advance(open, nothing, clock.nowMs()))
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
  return store.write(async ({ erasures, idempotency }) => {
    const erasure = await erasures.find(organizationId, erasureId)
    if (erasure === null) return true
    const some = await erasures.eraseSome(erasure, erasedPerTransaction)
    // Later replies may only repeat what was said since; they go all the same, which costs a client one repetition.
    const replies = await idempotency.removeOfConversation(organizationId, erasure.conversationId)
    const removed = { ...some.removed, replies }
    const isClean = Object.values(removed).every((count) => count === 0)
    await erasures.advance(erasure, removed, isClean ? erasure.completedAtMs : null)
    return some.isDone
  })
}

const nothing: ErasedCounts = { messages: 0, texts: 0, replies: 0, notes: 0 }
