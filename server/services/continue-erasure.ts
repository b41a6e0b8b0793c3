import type { ServiceScope } from './service-scope.ts'

/** Rows of each kind that one transaction of an erasure removes, so that checks are not held up. */
export const erasedPerTransaction = 500

/**
 * Removes what an erasure left, transaction by transaction, and marks it as completed. May be repeated: afterwards there is
 * nothing to remove but what checks wrote that were on their way when it was asked for.
 */
export async function continueErasure(
  { store, clock }: Pick<ServiceScope, 'store' | 'clock'>,
  of: { readonly organizationId: string; readonly erasureId: string },
  signal: AbortSignal,
): Promise<void> {
  for (let isDone = false; !isDone && !signal.aborted; ) {
    isDone = await store.write(async ({ erasures, idempotency }) => {
      const erasure = await erasures.find(of.organizationId, of.erasureId)
      if (erasure === null) return true
      const some = await erasures.eraseSome(erasure, erasedPerTransaction)
      // Later replies may only repeat what was said since; they go all the same, which costs a client one repetition.
      const replies = await idempotency.removeOfConversation(of.organizationId, erasure.conversationId)
      const completedAtMs = some.isDone ? (erasure.completedAtMs ?? clock.nowMs()) : null
      await erasures.advance(erasure, { ...some.removed, replies }, completedAtMs)
      return some.isDone
    })
  }
}
