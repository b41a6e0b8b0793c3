import type { AuditEntry, AuditFilter } from '../../domain/account/audit.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** A page of what an organization's audit log holds of the wanted entries, newest first. Cost: linear in the log. */
export function listAuditLog(
  { store }: Pick<ServiceScope, 'store'>,
  organizationId: string,
  page: PageRequest,
  filter: AuditFilter,
): Promise<Page<AuditEntry>> {
  return store.survey(({ audit }) => audit.list(organizationId, page, filter))
}
