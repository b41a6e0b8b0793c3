import { setTimeout as wait } from 'node:timers/promises'
import type { IdempotencyClaim, StoredReply } from '../../domain/idempotency.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/**
 * Takes an idempotency key for a request. Resolves with null when the request is to be worked on, or with the reply
 * that an equal request got before. Waits up to 10 s for an equal request that is being worked on.
 * Rejects with Problem `conflict` when the key stands for another request, or when the wait was too short.
 */
export async function claimRequest(scope: ServiceScope, claim: IdempotencyClaim): Promise<StoredReply | null> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const outcome = await scope.store.write(({ idempotency }) => idempotency.claim(claim, scope.clock.nowMs()))
    if (outcome.kind === 'claimed') return null
    if (outcome.kind === 'done') return outcome.reply
    if (outcome.kind === 'mismatch') {
      throw new Problem('conflict', 'This Idempotency-Key was used for another request. Use a new key.')
    }
    await wait(waitMs)
  }
  throw new Problem('conflict', 'A request with this Idempotency-Key is still being worked on. Try again later.', {
    retryAfterSeconds: 5,
  })
}

/** Gives the key free again after the request failed without any effect. */
export function releaseRequest(scope: ServiceScope, claim: IdempotencyClaim): Promise<void> {
  return scope.store.write(({ idempotency }) => idempotency.release(claim))
}

const attemptsMax = 100
const waitMs = 100
