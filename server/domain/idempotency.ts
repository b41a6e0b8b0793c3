/** A request that its client may repeat without effect. */
export interface IdempotencyClaim {
  readonly organizationId: string
  /** The operation's name. */
  readonly operation: string
  /** The client's `Idempotency-Key`, 1 to 255 printable characters. */
  readonly key: string
  /** SHA-256 over query and body; another one under the same key is a conflict. */
  readonly requestSha256: string
}

/** A reply as it is given again. */
export interface StoredReply {
  /** HTTP status, 200 to 299. */
  readonly status: number
  /** The JSON text of the body. */
  readonly body: string
}

/** What claiming a key found. */
export type ClaimOutcome =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'done'; readonly reply: StoredReply }
  /** Another request with the same key is being worked on. */
  | { readonly kind: 'running' }
  /** The key was used for another request. */
  | { readonly kind: 'mismatch' }

/** A reply to be kept in the same transaction as the effect that it reports. */
export interface IdempotentReply {
  readonly claim: IdempotencyClaim
  readonly reply: StoredReply
  /** The conversations whose words it may repeat; it goes when one of them is erased. Absent = none. */
  readonly conversationIds?: readonly string[]
}

/** How long a reply is kept: 24 hours. */
export const idempotencyRetentionMs = 86_400_000

/** A server that gave no sign of life for so long has ended: its unfinished claims may be taken over. */
export const heartbeatMsMax = 5_000

/** After this long an unfinished claim counts as abandoned and may be taken over, though its server lives. */
export const idempotencyLeaseMs = 60_000

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
