import type { Page, PageRequest } from '../domain/page.ts'
import type { Session } from '../domain/session.ts'
import type { ServiceScope } from './service-scope.ts'

/** A page of an organization's sessions, newest first, those that ended in the last 30 days too. */
export function listSessions(
  { store }: ServiceScope,
  organizationId: string,
  page: PageRequest,
): Promise<Page<Session>> {
  return store.read(({ sessions }) => sessions.list(organizationId, page))
}
