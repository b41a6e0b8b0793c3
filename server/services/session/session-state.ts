import type { Session } from '../../domain/account/session.ts'
import { momentOf } from '../audit/moment-of.ts'

/** What the audit log tells of a session: nothing that leads to its cookie. */
export function sessionState(session: Session): Readonly<Record<string, unknown>> {
  return {
    ...(session.holder.kind === 'key'
      ? { api_key_id: session.holder.apiKeyId }
      : { person_id: session.holder.personId }),
    user_agent: session.userAgent,
    ends_at: momentOf(session.endsAtMs),
    revoked_at: momentOf(session.revokedAtMs),
  }
}
