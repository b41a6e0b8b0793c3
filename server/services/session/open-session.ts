import type { Session, SessionHolder } from '../../domain/account/session.ts'
import type { Repositories } from '../../domain/ports.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { sessionState } from './session-state.ts'

/** A session that is wanted. */
export interface SessionWish {
  readonly organizationId: string
  readonly holder: SessionHolder
  /** Who begins it, as the audit log shows it. */
  readonly actor: string
  /** What the browser calls itself; null when it says nothing. */
  readonly userAgent: string | null
  /** How long it lasts at most, in milliseconds. */
  readonly sessionMs: number
  /** What the audit log tells beside the session. */
  readonly told: Readonly<Record<string, unknown>>
}

/** A session with what only its browser has. */
export interface OpenedSession {
  readonly session: Session
  /** What the cookie holds; nothing keeps it. */
  readonly secret: string
}

/** Stores a new session, under a secret that nobody had before, inside the transaction of the sign-in. Audited. */
export async function openSession(
  scope: ServiceScope,
  repositories: Repositories,
  { organizationId, holder, actor, userAgent, sessionMs, told }: SessionWish,
): Promise<OpenedSession> {
  const nowMs = scope.clock.nowMs()
  const secret = `rds_${Buffer.from(scope.randomBytes(32)).toString('base64url')}`
  const session: Session = {
    id: scope.ids.next(),
    organizationId,
    holder,
    sha256: scope.sha256(secret),
    userAgent: userAgent?.slice(0, userAgentUnitsMax) ?? null,
    createdAtMs: nowMs,
    lastSeenAtMs: nowMs,
    endsAtMs: nowMs + sessionMs,
    revokedAtMs: null,
  }
  await repositories.sessions.insert(session)
  await recordAudit(scope, repositories, {
    organizationId,
    actor,
    action: 'session.create',
    target: `session:${session.id}`,
    before: null,
    after: { ...sessionState(session), ...told },
  })
  return { session, secret }
}

const userAgentUnitsMax = 300
