import type { OperationName } from '../../client/wire.ts'
import type { TextKey } from '../texts/catalogue.ts'

/** The pages that the navigation names, in its order, each for those who may ask for what it shows. */
export const pages = [
  { path: '/', title: 'nav.overview', needs: 'readStatistics' },
  { path: '/projects', title: 'nav.projects', needs: 'listProjects' },
  { path: '/playground', title: 'nav.playground', needs: 'check' },
  { path: '/policies', title: 'nav.policies', needs: 'listPolicies' },
  { path: '/monitoring', title: 'nav.monitoring', needs: 'exportMonitoring' },
  { path: '/red-team', title: 'nav.redTeam', needs: 'listTests' },
  { path: '/keys', title: 'nav.keys', needs: 'listApiKeys' },
  { path: '/members', title: 'nav.members', needs: 'listMembers' },
  { path: '/sessions', title: 'nav.sessions', needs: 'listSessions' },
  { path: '/audit', title: 'nav.audit', needs: 'listAuditLog' },
  { path: '/settings', title: 'nav.settings', needs: 'readCredits' },
] as const satisfies readonly { readonly path: string; readonly title: TextKey; readonly needs: OperationName }[]

/** Whether a path is a place of the navigation or lies under it. */
export function isAt(path: string, place: string): boolean {
  return place === '/' ? path === '/' : path === place || path.startsWith(`${place}/`)
}

/** The path as the navigation has it: a conversation is opened from the messages. */
export function pageOf(path: string): string {
  return isAt(path, '/conversations') ? '/monitoring' : path
}
