import type { ApiKey as WireApiKey } from '../../../contract/account/api-key.ts'
import { type ApiKey, endsAtMs } from '../../domain/account/organization.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** A key as the management API shows it: without the key itself and without its hash. */
export function presentApiKey(key: ApiKey): WireApiKey {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    permissions: [...key.permissions],
    project_ids: key.projectIds && [...key.projectIds],
    created_at: timestampOf(key.createdAtMs),
    expires_at: maybeTimestampOf(endsAtMs(key)),
    revoked_at: maybeTimestampOf(key.revokedAtMs),
    last_used_at: maybeTimestampOf(key.lastUsedAtMs),
  }
}
