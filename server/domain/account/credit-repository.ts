import type { Page, PageRequest } from '../page.ts'
import type { CreditEntry } from './credit.ts'

/** The verbs of the credits ledger. */
export interface CreditRepository {
  /** Adds credits (positive) or books a charge (negative). */
  book(entry: {
    readonly id: string
    readonly organizationId: string
    readonly kind: string
    readonly amount: number
    readonly atMs: number
    /** The test and the run that a charge is for; absent = none. */
    readonly testId?: string | null
    readonly runId?: string | null
  }): Promise<void>
  /** Newest first. */
  list(organizationId: string, page: PageRequest): Promise<Page<CreditEntry>>
  /** All that was ever charged and not given back, 0 or more. */
  chargedTotal(organizationId: string): Promise<number>
  /** Null when nothing was ever granted: then nothing is refused. */
  balance(organizationId: string): Promise<number | null>
}
