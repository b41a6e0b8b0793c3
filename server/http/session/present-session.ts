import type { SessionPerson, Session as WireSession } from '../../../contract/session/session.ts'
import type { Person } from '../../domain/account/person.ts'
import { sessionEndMs } from '../../domain/account/session.ts'
import type { ListedSession } from '../../services/session/list-sessions.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** A session as the management API shows it: without the secret and without its hash. */
export function presentSession({ session, person }: ListedSession): WireSession {
  return {
    id: session.id,
    api_key_id: session.holder.kind === 'key' ? session.holder.apiKeyId : null,
    person: person && presentPerson(person),
    user_agent: session.userAgent,
    created_at: timestampOf(session.createdAtMs),
    last_seen_at: timestampOf(session.lastSeenAtMs),
    ends_at: timestampOf(sessionEndMs(session)),
    revoked_at: maybeTimestampOf(session.revokedAtMs),
  }
}

/** Somebody who signed in at the identity provider. */
export function presentPerson({ id, subject, name, role }: Person): SessionPerson {
  return { id, subject, name, role }
}
