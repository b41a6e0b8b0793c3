import type { ClaimOutcome, IdempotencyClaim, IdempotentReply } from './idempotency.ts'

/** The verbs of the idempotency table. */
export interface IdempotencyRepository {
  /** Takes the key for this request, or tells what stands under it. */
  claim(claim: IdempotencyClaim, nowMs: number): Promise<ClaimOutcome>
  /** Keeps the reply. Belongs in the transaction of the effect that it reports. */
  settle(reply: IdempotentReply, nowMs: number): Promise<void>
  /** Puts another reply in the place of one that is kept; changes nothing where none is kept under the claim. */
  amend(reply: IdempotentReply): Promise<void>
  /** Gives the key free again after a request that failed without effect. */
  release(claim: IdempotencyClaim): Promise<void>
  /** Deletes the kept replies that repeat words of a conversation; returns how many. */
  removeOfConversation(organizationId: string, conversationId: string): Promise<number>
  /** Deletes what is older than 24 hours; returns how many. */
  purge(nowMs: number, limit: number): Promise<number>
}
