import type { Permission } from '../../domain/account/organization.ts'
import { type Person, permissionsOf } from '../../domain/account/person.ts'
import type { Session } from '../../domain/account/session.ts'
import type { Repositories } from '../../domain/ports.ts'
import { Problem } from '../../domain/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import type { ListedSession } from './list-sessions.ts'
import { type Grantor, refuseRevocation } from './refuse-grant.ts'
import { sessionState } from './session-state.ts'

/** Which session to end. */
export interface RevokeSessionCommand {
  readonly organizationId: string
  readonly sessionId: string
  /** Who ends it, as the audit log shows it. */
  readonly actor: string
  /** Who asks; null where somebody ends his own session. */
  readonly held: Grantor | null
}

/**
 * Ends a session; again changes nothing. Rejects with Problem `session-not-found` when it is not there or another
 * organization's, `missing-permission` when it may do what the asking one may not.
 */
export function revokeSession(scope: ServiceScope, command: RevokeSessionCommand): Promise<ListedSession> {
  const { organizationId, sessionId, actor, held } = command
  return scope.store.write(async (repositories) => {
    const before = await repositories.sessions.lock(organizationId, sessionId)
    if (before === null) throw new Problem('session-not-found', 'There is no session with this id.')
    const { holder } = before
    const person = holder.kind === 'person' ? await repositories.people.find(organizationId, holder.personId) : null
    if (held !== null) refuseRevocation(held, await permissionsBehind(repositories, before, person))
    if (before.revokedAtMs !== null) return { session: before, person }
    const after = { ...before, revokedAtMs: scope.clock.nowMs() }
    await repositories.sessions.revoke(organizationId, sessionId, after.revokedAtMs)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'session.revoke',
      target: `session:${sessionId}`,
      before: sessionState(before),
      after: sessionState(after),
    })
    return { session: after, person }
  })
}

/** What a session may do; nothing when its key or the role of its person is gone. */
async function permissionsBehind(
  { apiKeys }: Pick<Repositories, 'apiKeys'>,
  { organizationId, holder }: Session,
  person: Person | null,
): Promise<readonly Permission[]> {
  if (holder.kind === 'key') return (await apiKeys.find(organizationId, holder.apiKeyId))?.permissions ?? []
  return person?.role ? permissionsOf[person.role] : []
}
