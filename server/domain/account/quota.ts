/** What an organization can have only so many of. */
export type QuotaKind = 'projects' | 'policies' | 'topics' | 'apiKeys' | 'tests'

/** How many of each kind one organization may have in use at a time. */
export type Quotas = Readonly<Record<QuotaKind, number>>

/** What holds when the operator sets nothing. */
export const defaultQuotas: Quotas = { projects: 1_000, policies: 2_000, topics: 1_000, apiKeys: 1_000, tests: 10_000 }

/**
 * What is archived or revoked is out of use and stays stored, since messages and entries of the audit log refer to it: with
 * it an organization may have so many times its quota.
 */
export const storedPerQuota = 10

/** How many an organization has. */
export interface OwnedCount {
  /** Neither archived nor revoked nor expired. */
  readonly inUse: number
  /** All that are stored. */
  readonly stored: number
}
