import type { Page, PageRequest } from '../page.ts'
import type { Organization } from './organization.ts'
import type { OwnedCount, QuotaKind } from './quota.ts'

/** The verbs of the organizations table. */
export interface OrganizationRepository {
  insert(organization: Organization): Promise<void>
  find(id: string): Promise<Organization | null>
  /** Of the whole installation. */
  count(): Promise<number>
  list(page: PageRequest): Promise<Page<Organization>>
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(id: string): Promise<Organization | null>
  rename(id: string, name: string): Promise<void>
  /** How many it has of a kind; what is out of use counts apart. */
  countOwned(id: string, kind: QuotaKind, nowMs: number): Promise<OwnedCount>
}
