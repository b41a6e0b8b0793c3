import type { accountOperations } from '../../../contract/account/routes.ts'
import { verifyAuditLog as verifyAuditLogService } from '../../services/account/verify-audit-log.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** GET /api/v1/audit-log/verification */
export const verifyAuditLog: OperationHandler<typeof accountOperations.verifyAuditLog> = {
  handle: ({ guard }, { organizationId, query }) =>
    guard.verifications.run(organizationId, () => verifyAuditLogService(guard, organizationId, query.noted ?? null)),
}
