import type { Person } from '../../domain/account/person.ts'
import type { Session } from '../../domain/account/session.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { ServiceScope } from '../scope/service-scope.ts'

/** A session and the person whose it is; null where a key began it. */
export interface ListedSession {
  readonly session: Session
  /** Null where a key began the session. */
  readonly person: Person | null
}

/** A page of an organization's sessions, newest first, those that ended in the last 30 days too. */
export function listSessions(
  { store }: ServiceScope,
  organizationId: string,
  page: PageRequest,
): Promise<Page<ListedSession>> {
  return store.read(async ({ sessions, people }) => {
    const found = await sessions.list(organizationId, page)
    const ids = found.items.flatMap(({ holder }) => (holder.kind === 'person' ? [holder.personId] : []))
    const known = new Map((await people.findMany(organizationId, [...new Set(ids)])).map((one) => [one.id, one]))
    const personOf = ({ holder }: Session) => (holder.kind === 'person' ? (known.get(holder.personId) ?? null) : null)
    return { ...found, items: found.items.map((session) => ({ session, person: personOf(session) })) }
  })
}
