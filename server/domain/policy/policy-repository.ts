import type { Page, PageRequest } from '../page.ts'
import type { Policy, PolicyVersion } from './policy.ts'

/** The verbs of the policies table. */
export interface PolicyRepository {
  insertMany(policies: readonly Policy[]): Promise<void>
  find(organizationId: string, id: string): Promise<Policy | null>
  /** The policies of `ids` that exist in the organization, in any order. */
  findMany(organizationId: string, ids: readonly string[]): Promise<readonly Policy[]>
  /** Defaults first, then by creation. */
  list(organizationId: string, page: PageRequest, filter: { readonly includeArchived: boolean }): Promise<Page<Policy>>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(organizationId: string, id: string): Promise<Policy | null>
  /** Replaces all fields but those of its origin, and keeps the definition that it had before as its newest version. */
  replace(policy: Policy, before: Omit<PolicyVersion, 'version'>): Promise<void>
  /** The earlier definitions of a policy, newest first. */
  listVersions(organizationId: string, policyId: string, page: PageRequest): Promise<Page<PolicyVersion>>
}
