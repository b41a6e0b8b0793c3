import type { AuditEntry } from '../domain/audit.ts'
import type { Page, PageRequest } from '../domain/page.ts'
import type { ServiceScope } from './service-scope.ts'

/** A page of an organization's audit log, newest first. */
export function listAuditLog(
  { store }: ServiceScope,
  organizationId: string,
  page: PageRequest,
): Promise<Page<AuditEntry>> {
  return store.read(({ audit }) => audit.list(organizationId, page))
}
