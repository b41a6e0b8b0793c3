/** One line of an organization's credits ledger. */
export interface CreditEntry {
  readonly id: string
  /** `grant`, `refund`, or what was charged for: `dataset`, `evaluation`, `attack-run`. */
  readonly kind: string
  /** Positive adds, negative charges. */
  readonly amount: number
  /** The test and the run that a charge was for; null when it was for none. */
  readonly testId: string | null
  /** As `testId`: null when the charge was for no run. */
  readonly runId: string | null
  readonly atMs: number
}

/** The kind of entries that give a charge back. They make no balance where nothing was granted. */
export const refundKind = 'refund'
