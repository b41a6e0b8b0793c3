import { refundKind } from '../../domain/account/credit.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** What is to be paid, and what for. */
export interface Charge {
  readonly organizationId: string
  /** What is paid for, e.g. `dataset`; the ledger shows it. */
  readonly kind: string
  /** 0 or more; 0 books nothing. */
  readonly amount: number
  readonly testId: string
  /** Null for what is charged to the test as a whole. */
  readonly runId: string | null
}

/**
 * Books a charge in the transaction that creates what it pays for. Rejects with Problem `insufficient-credits` when the
 * organization has a balance that is too short. Charges of one organization wait for each other until their
 * transactions end, so that two of them cannot spend the same credits.
 */
export async function chargeCredits(
  { clock, ids }: Pick<ServiceScope, 'clock' | 'ids'>,
  { credits, organizations }: Pick<Repositories, 'credits' | 'organizations'>,
  { amount, ...charge }: Charge,
): Promise<void> {
  if (amount === 0) return
  await organizations.lock(charge.organizationId)
  const balance = await credits.balance(charge.organizationId)
  if (balance !== null && balance < amount) {
    throw new Problem('insufficient-credits', `This would charge ${amount} credits; the balance is ${balance}.`)
  }
  await credits.book({ ...charge, id: ids.next(), amount: -amount, atMs: clock.nowMs() })
}

/** Gives a charge back in the transaction that takes away what it paid for. */
export async function refundCredits(
  { clock, ids }: Pick<ServiceScope, 'clock' | 'ids'>,
  { credits }: Pick<Repositories, 'credits'>,
  { amount, ...charge }: Omit<Charge, 'kind'>,
): Promise<void> {
  if (amount === 0) return
  await credits.book({ ...charge, kind: refundKind, id: ids.next(), amount, atMs: clock.nowMs() })
}
