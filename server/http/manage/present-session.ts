import type { Session as WireSession } from '../../../contract/manage/session.ts'
import { type Session, sessionEndMs } from '../../domain/session.ts'
import { timestampOf } from '../guard-v1/present-guardrails.ts'

/** A session as the management API shows it: without the secret and without its hash. */
export function presentSession(session: Session): WireSession {
  return {
    id: session.id,
    api_key_id: session.apiKeyId,
    user_agent: session.userAgent,
    created_at: timestampOf(session.createdAtMs),
    last_seen_at: timestampOf(session.lastSeenAtMs),
    ends_at: timestampOf(sessionEndMs(session)),
    revoked_at: session.revokedAtMs === null ? null : timestampOf(session.revokedAtMs),
  }
}
