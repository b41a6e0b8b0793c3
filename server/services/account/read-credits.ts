import type { CreditEntry } from '../../domain/account/credit.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** An organization's credits. */
export interface Credits {
  /** Null when nothing was ever granted: then nothing is refused. */
  readonly balance: number | null
  /** All that was ever charged, 0 or more. */
  readonly chargedTotal: number
  /** The ledger, newest first. */
  readonly entries: Page<CreditEntry>
}

/** The balance and a page of the ledger. Cost: linear in the ledger. */
export function readCredits({ store }: ServiceScope, organizationId: string, page: PageRequest): Promise<Credits> {
  return store.read(async ({ credits }) => ({
    balance: await credits.balance(organizationId),
    chargedTotal: await credits.chargedTotal(organizationId),
    entries: await credits.list(organizationId, page),
  }))
}
