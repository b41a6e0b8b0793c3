import type { Page, PageRequest } from '../page.ts'
import type { AuditEntry, AuditFilter, AuditHead } from './audit.ts'

/** The verbs of the audit chains, one for each organization. */
export interface AuditRepository {
  /** Where the chain ends, locked until the transaction ends: what is appended next follows it. */
  lockHead(organizationId: string): Promise<AuditHead>
  /** Appends the entry that follows the locked head, and moves the head to it. */
  append(entry: AuditEntry): Promise<void>
  findHead(organizationId: string): Promise<AuditHead>
  /** Newest first. Cost: linear in the log, all the more for a filter that few entries pass. */
  list(organizationId: string, page: PageRequest, filter: AuditFilter): Promise<Page<AuditEntry>>
  /** Oldest first from the entry after `sequence`, at most `limit`. */
  listAfter(organizationId: string, sequence: number, limit: number): Promise<readonly AuditEntry[]>
}
