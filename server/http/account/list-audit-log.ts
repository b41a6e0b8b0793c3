import type { AuditItem } from '../../../contract/account/audit-log.ts'
import type { accountOperations } from '../../../contract/account/routes.ts'
import type { AuditEntry } from '../../domain/account/audit.ts'
import { listAuditLog as listAuditLogService } from '../../services/account/list-audit-log.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readMoment } from '../read-moment.ts'
import { readPage } from '../read-page.ts'
import { timestampOf } from '../timestamp.ts'

/** GET /api/v1/audit-log */
export const listAuditLog: OperationHandler<typeof accountOperations.listAuditLog> = {
  async handle({ guard }, { organizationId, query }) {
    const { items, ...page } = await listAuditLogService(guard, organizationId, readPage(query), {
      action: query.action ?? null,
      actor: query.actor ?? null,
      target: query.target ?? null,
      fromMs: readMoment('query.from', query.from),
      toMs: readMoment('query.to', query.to),
    })
    return { ...page, items: items.map(presentEntry) }
  },
}

function presentEntry(entry: AuditEntry): AuditItem {
  return {
    id: entry.id,
    at: timestampOf(entry.atMs),
    actor: entry.actor,
    person: entry.person,
    action: entry.action,
    target: entry.target,
    before: entry.before === null ? null : JSON.parse(entry.before),
    after: entry.after === null ? null : JSON.parse(entry.after),
    sequence: entry.sequence,
    previous_sha256: entry.previousSha256,
    sha256: entry.sha256,
  }
}
