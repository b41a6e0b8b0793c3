import type { Session } from '../../domain/account/session.ts'

/** What the audit log tells of a session: nothing that leads to its cookie. */
export function sessionState(session: Session): Readonly<Record<string, unknown>> {
  return {
    ...(session.holder.kind === 'key'
      ? { api_key_id: session.holder.apiKeyId }
      : { person_id: session.holder.personId }),
    user_agent: session.userAgent,
    ends_at: new Date(session.endsAtMs).toISOString(),
    revoked_at: session.revokedAtMs === null ? null : new Date(session.revokedAtMs).toISOString(),
  }
}
