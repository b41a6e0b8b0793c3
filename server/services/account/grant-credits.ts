import type { Repositories } from '../../domain/ports.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** How much to grant, and to whom. */
export interface GrantCreditsCommand {
  readonly organizationId: string
  /** A whole number from 1 on; that of a first start may be 0. */
  readonly amount: number
  /** Who grants it, as the audit log shows it. */
  readonly actor: string
}

/** Adds credits to the balance of an organization and returns the balance. */
export function grantCredits(scope: ServiceScope, command: GrantCreditsCommand): Promise<number> {
  return scope.store.write((repositories) => bookGrant(scope, repositories, command))
}

/** As `grantCredits`, in a transaction that is under way; to be called last, as it locks the end of the audit chain. */
export async function bookGrant(
  scope: Pick<ServiceScope, 'clock' | 'ids' | 'sha256'>,
  repositories: Pick<Repositories, 'audit' | 'people' | 'credits'>,
  { organizationId, amount, actor }: GrantCreditsCommand,
): Promise<number> {
  const { credits } = repositories
  const before = await credits.balance(organizationId)
  await credits.book({ id: scope.ids.next(), organizationId, kind: 'grant', amount, atMs: scope.clock.nowMs() })
  const balance = (await credits.balance(organizationId)) ?? 0
  await recordAudit(scope, repositories, {
    organizationId,
    actor,
    action: 'credits.grant',
    target: `organization:${organizationId}`,
    before: { balance: before },
    after: { balance, granted: amount },
  })
  return balance
}
