import { defaultQuotas, type QuotaKind, storedPerQuota } from '../../domain/account/quota.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** What is about to be created. */
export interface Creation {
  readonly organizationId: string
  readonly kind: QuotaKind
  /** True when it takes the place of one that is in use: then only what is stored counts. Default false. */
  readonly isReplacement?: boolean
}

/** In words, and how one gets below the quota. */
const words = {
  projects: { name: 'projects', setting: 'REDOUBT_QUOTA_PROJECTS', mend: 'Archive one' },
  policies: { name: 'policies', setting: 'REDOUBT_QUOTA_POLICIES', mend: 'Archive one' },
  topics: { name: 'topics', setting: 'REDOUBT_QUOTA_TOPICS', mend: 'Archive one' },
  apiKeys: { name: 'API keys', setting: 'REDOUBT_QUOTA_API_KEYS', mend: 'Revoke one' },
  tests: { name: 'tests', setting: 'REDOUBT_QUOTA_TESTS', mend: 'Delete one' },
} as const satisfies Record<QuotaKind, object>

/**
 * Rejects with Problem `quota-exceeded` when an organization has as many as it may. To be called in the transaction that
 * creates it, after rows of the organization are locked: others that create anything in it wait here, so that the quota
 * holds for those who create at once.
 */
export async function refuseBeyondQuota(
  { quotas = defaultQuotas, clock }: Pick<ServiceScope, 'quotas' | 'clock'>,
  { audit, organizations }: Pick<Repositories, 'audit' | 'organizations'>,
  { organizationId, kind, isReplacement = false }: Creation,
): Promise<void> {
  await audit.lockHead(organizationId)
  const { inUse, stored } = await organizations.countOwned(organizationId, kind, clock.nowMs())
  const quota = quotas[kind]
  const { name, setting, mend } = words[kind]
  if (!isReplacement && inUse >= quota) {
    throw new Problem(
      'quota-exceeded',
      `The organization has ${inUse} ${name}; its quota is ${quota}. ${mend}, or let the operator raise ${setting}.`,
    )
  }
  if (stored >= quota * storedPerQuota) {
    throw new Problem(
      'quota-exceeded',
      `The organization has ${stored} ${name}, those out of use included; the most is ${quota * storedPerQuota}. Let the operator raise ${setting}.`,
    )
  }
}
