import type { ApiKey } from '../../domain/account/organization.ts'
import { momentOf } from '../audit/moment-of.ts'

/** What the audit log tells of a key: nothing that leads to the key itself. */
export function apiKeyState(key: ApiKey): Readonly<Record<string, unknown>> {
  return {
    name: key.name,
    prefix: key.prefix,
    permissions: key.permissions,
    project_ids: key.projectIds,
    expires_at: momentOf(key.expiresAtMs),
    grace_ends_at: momentOf(key.graceEndsAtMs),
    revoked_at: momentOf(key.revokedAtMs),
  }
}
